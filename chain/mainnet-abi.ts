// The mainnet interfaces that the rewards checker depends on, as signatures. A test holds the compiled
// contracts to them, so a change of ours that mainnet does not know is found at once.
// Source: npm package @flarenetwork/flare-periphery-contract-artifacts 0.1.50, network `flare`.

import { parseAbi } from "viem";

/** RNat (rFLR): projects, monthly rewards, claims. Amounts are wei, months are 0-based. */
export const RNAT_ABI = parseAbi([
  "event RewardsClaimed(uint256 indexed projectId, uint256 indexed month, address indexed owner, uint128 amount)",
  "event Transfer(address indexed from, address indexed to, uint256 value)",
  "event RNatAccountCreated(address owner, address rNatAccount)",
  "event RewardsAssigned(uint256 indexed projectId, uint256 indexed month, uint128 amount)",
  "event RewardsDistributed(uint256 indexed projectId, uint256 indexed month, address[] recipients, uint128[] amounts)",
  "event UnclaimedRewardsUnassigned(uint256 indexed projectId, uint256 indexed month, uint128 amount)",
  "function claimRewards(uint256[] _projectIds, uint256 _month) returns (uint128 _claimedRewardsWei)",
  "function assignRewards(uint256 _month, uint256[] _projectIds, uint128[] _amountsWei)",
  "function distributeRewards(uint256 _projectId, uint256 _month, address[] _recipients, uint128[] _amountsWei)",
  "function withdraw(uint128 _amount, bool _wrap)",
  "function withdrawAll(bool _wrap)",
  "function getOwnerRewardsInfo(uint256 _projectId, uint256 _month, address _owner) view returns (uint128 _assignedRewards, uint128 _claimedRewards, bool _claimable)",
  "function getProjectsBasicInfo() view returns (string[] _names, bool[] _claimingDisabled)",
  "function getProjectInfo(uint256 _projectId) view returns (string _name, address _distributor, bool _currentMonthDistributionEnabled, bool _distributionDisabled, bool _claimingDisabled, uint128 _totalAssignedRewards, uint128 _totalDistributedRewards, uint128 _totalClaimedRewards, uint128 _totalUnassignedUnclaimedRewards, uint256[] _monthsWithRewards)",
  "function getProjectRewardsInfo(uint256 _projectId, uint256 _month) view returns (uint128 _assignedRewards, uint128 _distributedRewards, uint128 _claimedRewards, uint128 _unassignedUnclaimedRewards)",
  "function getProjectsCount() view returns (uint256)",
  "function getBalancesOf(address _owner) view returns (uint256 _wNatBalance, uint256 _rNatBalance, uint256 _lockedBalance)",
  "function getClaimableRewards(uint256 _projectId, address _owner) view returns (uint128)",
  "function getRewardsInfo() view returns (uint256 _totalAssignableRewards, uint256 _totalAssignedRewards, uint256 _totalClaimedRewards, uint256 _totalWithdrawnRewards, uint256 _totalWithdrawnAssignableRewards)",
  "function getCurrentMonth() view returns (uint256)",
  "function getRNatAccount(address _owner) view returns (address)",
  "function firstMonthStartTs() view returns (uint256)",
  "function balanceOf(address account) view returns (uint256)",
  "function totalSupply() view returns (uint256)",
  "function wNat() view returns (address)",
]);

/** RNatAccount: one owner's vesting rewards, in wei. */
export const RNAT_ACCOUNT_ABI = parseAbi([
  "event FundsWithdrawn(uint256 amount, bool wrap)",
  "event LockedAmountBurned(uint256 amount)",
  "function owner() view returns (address)",
  "function rNat() view returns (address)",
  "function receivedRewards() view returns (uint128)",
  "function withdrawnRewards() view returns (uint128)",
]);

/** FtsoV2: price = value / 10^decimals; decimals are signed. */
export const FTSO_ABI = parseAbi([
  "function calculateFeeById(bytes21 _feedId) view returns (uint256 _fee)",
  "function getFeedById(bytes21 _feedId) payable returns (uint256 _value, int8 _decimals, uint64 _timestamp)",
]);

/** FlareContractRegistry: names to addresses, the zero address where a name is unknown. */
export const REGISTRY_ABI = parseAbi([
  "function getContractAddressByName(string _name) view returns (address)",
  "function getContractAddressesByName(string[] _names) view returns (address[])",
]);
