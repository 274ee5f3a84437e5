// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.30;

import {RNatAccount} from "./RNatAccount.sol";
import {RNatProjects} from "./RNatProjects.sol";

/// The owners' side of RNat: they claim what projects distributed to them into their RNatAccount, and
/// withdraw from it. Functions, tuples and events are those of mainnet; claim executors are left out.
contract RNat is RNatProjects {
    string public constant name = "rFLR";
    string public constant symbol = "rFLR";
    uint8 public constant decimals = 18;

    mapping(address owner => RNatAccount) private accounts;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event RNatAccountCreated(address owner, address rNatAccount);
    event RewardsClaimed(uint256 indexed projectId, uint256 indexed month, address indexed owner, uint128 amount);

    function claimRewards(
        uint256[] calldata _projectIds,
        uint256 _month
    ) external returns (uint128 _claimedRewardsWei) {
        require(_month <= getCurrentMonth(), "month in the future");
        for (uint256 i = 0; i < _projectIds.length; i++) {
            _claimedRewardsWei += _claim(_projectIds[i], _month);
        }
        totalClaimed += _claimedRewardsWei;
        emit Transfer(address(0), msg.sender, _claimedRewardsWei);
    }

    function withdraw(uint128 _amount, bool _wrap) external {
        uint128 left = _openAccount().withdraw(_amount, _wrap);
        totalWithdrawn += left;
        emit Transfer(msg.sender, address(0), left);
    }

    function withdrawAll(bool _wrap) external {
        uint128 left = _openAccount().withdrawAll(_wrap);
        totalWithdrawn += left;
        emit Transfer(msg.sender, address(0), left);
    }

    /// Claims every open month of one project up to `upTo`. Asking is enough to open an account.
    function _claim(uint256 projectId, uint256 upTo) private returns (uint128 sum) {
        Project storage project = _project(projectId);
        require(!project.claimingDisabled, "claiming disabled");
        RNatAccount account = _openAccount();
        for (uint256 i = 0; i < project.months.length && project.months[i] <= upTo; i++) {
            uint256 month = project.months[i];
            Share storage share = shares[projectId][month][msg.sender];
            uint128 amount = share.assigned - share.claimed;
            if (amount == 0) continue;
            share.claimed += amount;
            pools[projectId][month].claimed += amount;
            sum += amount;
            account.credit(month, amount);
            emit RewardsClaimed(projectId, month, msg.sender, amount);
        }
        project.total.claimed += sum;
        account.fund{value: sum}();
    }

    function _openAccount() private returns (RNatAccount account) {
        account = accounts[msg.sender];
        if (address(account) != address(0)) return account;
        account = RNatAccount(payable(_clone(libraryAddress)));
        account.initialize(msg.sender, address(this));
        accounts[msg.sender] = account;
        emit RNatAccountCreated(msg.sender, address(account));
    }

    /// Creates the minimal proxy of ERC-1167.
    function _clone(address implementation) private returns (address created) {
        bytes memory code = abi.encodePacked(
            hex"3d602d80600a3d3981f3363d3d373d3d3d363d73",
            implementation,
            hex"5af43d82803e903d91602b57fd5bf3"
        );
        assembly {
            created := create(0, add(code, 32), mload(code))
        }
        require(created != address(0), "clone not created");
    }

    function getOwnerRewardsInfo(
        uint256 _projectId,
        uint256 _month,
        address _owner
    ) external view returns (uint128 _assignedRewards, uint128 _claimedRewards, bool _claimable) {
        Project storage project = _project(_projectId);
        if (_month > getCurrentMonth()) return (0, 0, false);
        Share storage share = shares[_projectId][_month][_owner];
        return (share.assigned, share.claimed, !project.claimingDisabled);
    }

    function getClaimableRewards(uint256 _projectId, address _owner) external view returns (uint128) {
        Project storage project = _project(_projectId);
        if (project.claimingDisabled) return 0;
        uint256 current = getCurrentMonth();
        uint128 sum;
        for (uint256 i = 0; i < project.months.length && project.months[i] <= current; i++) {
            Share storage share = shares[_projectId][project.months[i]][_owner];
            sum += share.assigned - share.claimed;
        }
        return sum;
    }

    function getRNatAccount(address _owner) external view returns (address) {
        return address(_account(_owner));
    }

    function getBalancesOf(
        address _owner
    ) external view returns (uint256 _wNatBalance, uint256 _rNatBalance, uint256 _lockedBalance) {
        RNatAccount account = _account(_owner);
        return (account.wNatBalance(), account.rNatBalance(), account.lockedBalance());
    }

    function balanceOf(address account) external view returns (uint256) {
        return _account(account).rNatBalance();
    }

    function totalSupply() external view returns (uint256) {
        return totalClaimed - totalWithdrawn;
    }

    function _account(address owner) private view returns (RNatAccount account) {
        account = accounts[owner];
        require(address(account) != address(0), "no RNat account");
    }
}
