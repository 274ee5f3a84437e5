// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.30;

/// Stands in front of RNat and reverts whenever one project is asked about; everything else is RNat's
/// own answer from RNat's own state.
contract BrokenProject {
    /// Slots far from RNat's own, which this contract shares.
    bytes32 private constant IMPLEMENTATION = keccak256("emberfi.chain.implementation");
    bytes32 private constant PROJECT = keccak256("emberfi.chain.project");

    fallback() external payable {
        address implementation;
        uint256 broken;
        bytes32 at = IMPLEMENTATION;
        bytes32 which = PROJECT;
        assembly {
            implementation := sload(at)
            broken := sload(which)
        }
        bool isOfProject = msg.sig == bytes4(keccak256("getOwnerRewardsInfo(uint256,uint256,address)")) ||
            msg.sig == bytes4(keccak256("getProjectInfo(uint256)"));
        if (isOfProject) require(uint256(bytes32(msg.data[4:36])) != broken, "project is broken");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let done := delegatecall(gas(), implementation, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(done) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}
