// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.30;

import {WNat} from "./WNat.sol";

/// What an account needs to know of RNat: where rewards are wrapped and when month 0 began.
interface IRewards {
    function wNat() external view returns (address);

    function firstMonthStartTs() external view returns (uint256);
}

/// One owner's rewards: they arrive wrapped and vest linearly over twelve months of 30 days, counted
/// from the start of the month they were earned in, however late they are claimed. Each owner has a
/// minimal clone of this contract, driven by RNat alone.
contract RNatAccount {
    uint256 private constant MONTH = 30 days;
    uint256 private constant VESTING_MONTHS = 12;
    address private constant BURNED = 0x000000000000000000000000000000000000dEaD;

    address public owner;
    address public rNat;
    /// Wei ever claimed; only grows.
    uint128 public receivedRewards;
    /// Wei of rewards that have left, paid out or burned.
    uint128 public withdrawnRewards;

    /// Set while this account unwraps, so that what WNat sends back is not wrapped again.
    bool private unwrapping;
    mapping(uint256 month => uint256) private rewardsOfMonth;

    event Initialized(address owner, address rNat);
    event FundsWithdrawn(uint256 amount, bool wrap);
    event LockedAmountBurned(uint256 amount);

    modifier onlyRNat() {
        require(msg.sender == rNat, "only rNat");
        _;
    }

    receive() external payable {
        if (!unwrapping) _wNat().deposit{value: msg.value}();
    }

    function initialize(address _owner, address _rNat) external {
        require(owner == address(0), "owner already set");
        owner = _owner;
        rNat = _rNat;
        emit Initialized(_owner, _rNat);
    }

    /// Books what was claimed for one month; the native value follows in fund().
    function credit(uint256 month, uint128 amount) external onlyRNat {
        rewardsOfMonth[month] += amount;
        receivedRewards += amount;
    }

    /// Wraps the value of a claim.
    function fund() external payable onlyRNat {
        _wNat().deposit{value: msg.value}();
    }

    /// Pays out up to what is not locked. Tokens that others sent here go first, rewards last.
    /// Returns how much of the amount came from rewards.
    function withdraw(uint128 amount, bool wrap) external onlyRNat returns (uint128 fromRewards) {
        uint256 balance = wNatBalance();
        require(lockedBalance() + amount <= balance, "insufficient balance");
        uint256 gifts = balance - rNatBalance();
        fromRewards = amount > gifts ? amount - uint128(gifts) : 0;
        withdrawnRewards += fromRewards;
        emit FundsWithdrawn(amount, wrap);
        _pay(amount, wrap);
    }

    /// Pays out everything at once: half of what is locked is burned.
    /// Returns the rewards that left, burned ones included.
    function withdrawAll(bool wrap) external onlyRNat returns (uint128 fromRewards) {
        uint256 balance = wNatBalance();
        uint256 paid = balance - lockedBalance() / 2;
        uint256 burned = balance - paid;
        (uint256 first, uint256 current) = _vestingMonths();
        for (uint256 month = first; month <= current; month++) delete rewardsOfMonth[month];
        fromRewards = uint128(rNatBalance());
        withdrawnRewards += fromRewards;
        emit FundsWithdrawn(paid, wrap);
        _unwrap(burned);
        emit LockedAmountBurned(burned);
        _send(BURNED, burned);
        _pay(paid, wrap);
    }

    /// Rewards not withdrawn yet, locked ones included.
    function rNatBalance() public view returns (uint256) {
        return receivedRewards - withdrawnRewards;
    }

    /// Everything this account holds: rewards and what others sent.
    function wNatBalance() public view returns (uint256) {
        return _wNat().balanceOf(address(this));
    }

    /// What has not vested yet, each month's part rounded up.
    function lockedBalance() public view returns (uint256 locked) {
        uint256 period = VESTING_MONTHS * MONTH;
        uint256 start = IRewards(rNat).firstMonthStartTs();
        (uint256 first, uint256 current) = _vestingMonths();
        for (uint256 month = first; month <= current; month++) {
            uint256 left = start + month * MONTH + period - block.timestamp;
            locked += (rewardsOfMonth[month] * left + period - 1) / period;
        }
    }

    /// The months that can still hold locked rewards: the current one and the eleven before it.
    function _vestingMonths() private view returns (uint256 first, uint256 current) {
        current = (block.timestamp - IRewards(rNat).firstMonthStartTs()) / MONTH;
        first = current < VESTING_MONTHS ? 0 : current - VESTING_MONTHS + 1;
    }

    function _pay(uint256 amount, bool wrap) private {
        if (wrap) {
            require(_wNat().transfer(owner, amount), "transfer failed");
        } else {
            _unwrap(amount);
            _send(owner, amount);
        }
    }

    function _unwrap(uint256 amount) private {
        unwrapping = true;
        _wNat().withdraw(amount);
        unwrapping = false;
    }

    function _send(address to, uint256 amount) private {
        (bool sent, ) = to.call{value: amount}("");
        require(sent, "transfer failed");
    }

    function _wNat() private view returns (WNat) {
        return WNat(payable(IRewards(rNat).wNat()));
    }
}
