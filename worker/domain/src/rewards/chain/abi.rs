//! The contracts that are read, as far as they are read. Interfaces after Flare's published ones
//! (`@flarenetwork/flare-periphery-contracts`) and <https://www.multicall3.com>.
#![allow(
    missing_docs,
    reason = "the macro writes the types, and their documentation is the contracts' own"
)]

use alloy_primitives::{FixedBytes, fixed_bytes};
use alloy_sol_types::sol;

/// The oracle's feed of FLR in US dollars.
pub const FLR_USD: FixedBytes<21> = fixed_bytes!("0x01464c522f55534400000000000000000000000000");

sol! {
    interface RNat {
        event RewardsClaimed(
            uint256 indexed projectId,
            uint256 indexed month,
            address indexed owner,
            uint128 amount
        );

        function getRNatAccount(address owner) external view returns (address account);
        function getCurrentMonth() external view returns (uint256 month);
        function firstMonthStartTs() external view returns (uint256 start);
        function getBalancesOf(address owner)
            external view returns (
                uint256 wNatBalance,
                uint256 rNatBalance,
                uint256 lockedBalance
            );
        function getProjectsCount() external view returns (uint256 count);
        function getProjectsBasicInfo()
            external view returns (string[] memory names, bool[] memory claimingDisabled);
        function getProjectInfo(uint256 projectId)
            external view returns (
                string memory name,
                address distributor,
                bool currentMonthDistributionEnabled,
                bool distributionDisabled,
                bool claimingDisabled,
                uint128 totalAssignedRewards,
                uint128 totalDistributedRewards,
                uint128 totalClaimedRewards,
                uint128 totalUnassignedUnclaimedRewards,
                uint256[] memory monthsWithRewards
            );
        function getOwnerRewardsInfo(uint256 projectId, uint256 month, address owner)
            external view returns (uint128 assigned, uint128 claimed, bool claimable);
    }

    interface RNatAccount {
        function receivedRewards() external view returns (uint128 received);
        function withdrawnRewards() external view returns (uint128 withdrawn);
    }

    interface FtsoV2 {
        function getFeedById(bytes21 feedId)
            external payable returns (uint256 value, int8 decimals, uint64 timestamp);
        function calculateFeeById(bytes21 feedId) external view returns (uint256 fee);
    }

    interface Registry {
        function getContractAddressByName(string calldata name)
            external view returns (address found);
    }

    interface Multicall3 {
        struct Call3 {
            address target;
            bool allowFailure;
            bytes callData;
        }

        struct Result {
            bool success;
            bytes returnData;
        }

        function aggregate3(Call3[] calldata calls)
            external payable returns (Result[] memory returnData);
        function getBlockNumber() external view returns (uint256 blockNumber);
        function getCurrentBlockTimestamp() external view returns (uint256 timestamp);
    }
}

#[cfg(test)]
mod tests {
    use alloy_primitives::{b256, hex};
    use alloy_sol_types::{SolCall, SolEvent};

    use super::*;

    #[test]
    fn the_signatures_are_those_of_the_deployed_contracts() {
        assert_eq!(
            RNat::RewardsClaimed::SIGNATURE_HASH,
            b256!("0x991476c3a75b7c98873b2a3ff8ea47ece4cad28a0b122c8064f619d37787424a")
        );
        assert_eq!(RNat::getRNatAccountCall::SELECTOR, hex!("3bd4fbc6"));
        assert_eq!(RNat::getCurrentMonthCall::SELECTOR, hex!("ddd1b67e"));
        assert_eq!(RNat::getProjectsCountCall::SELECTOR, hex!("e4a8f18b"));
        assert_eq!(RNat::getProjectsBasicInfoCall::SELECTOR, hex!("d7dd16ff"));
        assert_eq!(RNat::getProjectInfoCall::SELECTOR, hex!("fabf5968"));
        assert_eq!(RNat::getOwnerRewardsInfoCall::SELECTOR, hex!("36116ad5"));
        assert_eq!(RNat::getBalancesOfCall::SELECTOR, hex!("d6ab3b7f"));
        assert_eq!(RNat::firstMonthStartTsCall::SELECTOR, hex!("68e79c6f"));
        assert_eq!(RNatAccount::receivedRewardsCall::SELECTOR, hex!("280243ff"));
        assert_eq!(
            RNatAccount::withdrawnRewardsCall::SELECTOR,
            hex!("7e81b65b")
        );
        assert_eq!(
            Registry::getContractAddressByNameCall::SELECTOR,
            hex!("82760fca")
        );
        assert_eq!(FtsoV2::getFeedByIdCall::SELECTOR, hex!("93e9f806"));
        assert_eq!(Multicall3::aggregate3Call::SELECTOR, hex!("82ad56cb"));
    }
}
