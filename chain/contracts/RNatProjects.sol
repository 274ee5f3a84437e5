// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.30;

/// The supply side of RNat: the manager assigns a pool to a project and month, the project's distributor
/// shares it out. Functions, tuples and events are those of mainnet; the incentive pool is left out and
/// the manager does what governance does there.
abstract contract RNatProjects {
    struct Project {
        string name;
        address distributor;
        bool currentMonthDistributionEnabled;
        bool distributionDisabled;
        bool claimingDisabled;
        Pool total;
        uint256[] months;
    }

    struct Pool {
        uint128 assigned;
        uint128 distributed;
        uint128 claimed;
        uint128 revoked;
    }

    struct Share {
        uint128 assigned;
        uint128 claimed;
    }

    uint256 private constant MONTH = 30 days;

    // Placed in storage when the chain is built.
    address public manager;
    address public libraryAddress;
    address public wNat;
    uint256 public firstMonthStartTs;

    uint128 internal totalAssignable;
    uint128 internal totalAssigned;
    uint128 internal totalClaimed;
    uint128 internal totalWithdrawn;

    Project[] internal projects;
    mapping(uint256 projectId => mapping(uint256 month => Pool)) internal pools;
    mapping(uint256 projectId => mapping(uint256 month => mapping(address owner => Share))) internal shares;

    event ProjectAdded(uint256 indexed id, string name, address distributor, bool currentMonthDistributionEnabled);
    event RewardsAssigned(uint256 indexed projectId, uint256 indexed month, uint128 amount);
    event RewardsDistributed(uint256 indexed projectId, uint256 indexed month, address[] recipients, uint128[] amounts);
    event ClaimingPermissionUpdated(uint256[] projectIds, bool disabled);
    event DistributionPermissionUpdated(uint256[] projectIds, bool disabled);
    event UnclaimedRewardsUnassigned(uint256 indexed projectId, uint256 indexed month, uint128 amount);

    modifier onlyManager() {
        require(msg.sender == manager, "only manager");
        _;
    }

    function receiveRewards() external payable {
        totalAssignable += uint128(msg.value);
    }

    function addProjects(
        string[] calldata _names,
        address[] calldata _distributors,
        bool[] calldata _currentMonthDistributionEnabledList
    ) external onlyManager {
        for (uint256 i = 0; i < _names.length; i++) {
            Project storage project = projects.push();
            project.name = _names[i];
            project.distributor = _distributors[i];
            project.currentMonthDistributionEnabled = _currentMonthDistributionEnabledList[i];
            emit ProjectAdded(
                projects.length - 1,
                _names[i],
                _distributors[i],
                _currentMonthDistributionEnabledList[i]
            );
        }
    }

    /// Months must be assigned in order; the fixture never goes back, so none is ever inserted.
    function assignRewards(
        uint256 _month,
        uint256[] calldata _projectIds,
        uint128[] calldata _amountsWei
    ) external onlyManager {
        require(_month + 1 >= getCurrentMonth(), "month too far in the past");
        for (uint256 i = 0; i < _projectIds.length; i++) {
            Project storage project = _project(_projectIds[i]);
            require(!project.distributionDisabled, "distribution disabled");
            uint256 count = project.months.length;
            if (count == 0 || project.months[count - 1] != _month) {
                require(count == 0 || project.months[count - 1] < _month, "months out of order");
                project.months.push(_month);
            }
            pools[_projectIds[i]][_month].assigned += _amountsWei[i];
            project.total.assigned += _amountsWei[i];
            totalAssigned += _amountsWei[i];
            emit RewardsAssigned(_projectIds[i], _month, _amountsWei[i]);
        }
        require(totalAssigned <= totalAssignable, "exceeds assignable rewards");
    }

    function distributeRewards(
        uint256 _projectId,
        uint256 _month,
        address[] calldata _recipients,
        uint128[] calldata _amountsWei
    ) external {
        Project storage project = _project(_projectId);
        require(msg.sender == project.distributor, "only distributor");
        require(!project.distributionDisabled, "distribution disabled");
        uint256 current = getCurrentMonth();
        bool open = _month == current ? project.currentMonthDistributionEnabled : _month + 1 == current;
        require(open, "distribution for month disabled");
        Pool storage pool = pools[_projectId][_month];
        for (uint256 i = 0; i < _recipients.length; i++) {
            shares[_projectId][_month][_recipients[i]].assigned += _amountsWei[i];
            pool.distributed += _amountsWei[i];
            project.total.distributed += _amountsWei[i];
        }
        require(pool.distributed <= pool.assigned, "exceeds assigned rewards");
        emit RewardsDistributed(_projectId, _month, _recipients, _amountsWei);
    }

    function disableClaiming(uint256[] calldata _projectIds) external onlyManager {
        for (uint256 i = 0; i < _projectIds.length; i++) _project(_projectIds[i]).claimingDisabled = true;
        emit ClaimingPermissionUpdated(_projectIds, true);
    }

    /// Takes back what nobody claimed of a project whose claiming is disabled, for good.
    function unassignUnclaimedRewards(uint256 _projectId, uint256[] calldata _months) external onlyManager {
        Project storage project = _project(_projectId);
        require(project.claimingDisabled, "claiming not disabled");
        for (uint256 i = 0; i < _months.length; i++) {
            Pool storage pool = pools[_projectId][_months[i]];
            uint128 left = pool.distributed - pool.claimed - pool.revoked;
            pool.revoked += left;
            project.total.revoked += left;
            totalAssigned -= left;
            emit UnclaimedRewardsUnassigned(_projectId, _months[i], left);
        }
        project.distributionDisabled = true;
        uint256[] memory projectIds = new uint256[](1);
        projectIds[0] = _projectId;
        emit DistributionPermissionUpdated(projectIds, true);
    }

    function getCurrentMonth() public view returns (uint256) {
        return (block.timestamp - firstMonthStartTs) / MONTH;
    }

    function getProjectsCount() external view returns (uint256) {
        return projects.length;
    }

    function getProjectsBasicInfo() external view returns (string[] memory _names, bool[] memory _claimingDisabled) {
        _names = new string[](projects.length);
        _claimingDisabled = new bool[](projects.length);
        for (uint256 i = 0; i < projects.length; i++) {
            _names[i] = projects[i].name;
            _claimingDisabled[i] = projects[i].claimingDisabled;
        }
    }

    function getProjectInfo(
        uint256 _projectId
    )
        external
        view
        returns (
            string memory _name,
            address _distributor,
            bool _currentMonthDistributionEnabled,
            bool _distributionDisabled,
            bool _claimingDisabled,
            uint128 _totalAssignedRewards,
            uint128 _totalDistributedRewards,
            uint128 _totalClaimedRewards,
            uint128 _totalUnassignedUnclaimedRewards,
            uint256[] memory _monthsWithRewards
        )
    {
        Project storage project = _project(_projectId);
        _name = project.name;
        _distributor = project.distributor;
        _currentMonthDistributionEnabled = project.currentMonthDistributionEnabled;
        _distributionDisabled = project.distributionDisabled;
        _claimingDisabled = project.claimingDisabled;
        _totalAssignedRewards = project.total.assigned;
        _totalDistributedRewards = project.total.distributed;
        _totalClaimedRewards = project.total.claimed;
        _totalUnassignedUnclaimedRewards = project.total.revoked;
        _monthsWithRewards = project.months;
    }

    function getProjectRewardsInfo(
        uint256 _projectId,
        uint256 _month
    )
        external
        view
        returns (
            uint128 _assignedRewards,
            uint128 _distributedRewards,
            uint128 _claimedRewards,
            uint128 _unassignedUnclaimedRewards
        )
    {
        _project(_projectId);
        Pool storage pool = pools[_projectId][_month];
        return (pool.assigned, pool.distributed, pool.claimed, pool.revoked);
    }

    function getRewardsInfo()
        external
        view
        returns (
            uint256 _totalAssignableRewards,
            uint256 _totalAssignedRewards,
            uint256 _totalClaimedRewards,
            uint256 _totalWithdrawnRewards,
            uint256 _totalWithdrawnAssignableRewards
        )
    {
        return (totalAssignable, totalAssigned, totalClaimed, totalWithdrawn, 0);
    }

    function _project(uint256 projectId) internal view returns (Project storage) {
        require(projectId < projects.length, "invalid project id");
        return projects[projectId];
    }
}
