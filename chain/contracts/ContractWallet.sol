// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.30;

/// A wallet that is a contract: whoever asks it to, it calls others as itself. A real one would know its
/// owners; on this chain there is nothing to protect.
contract ContractWallet {
    receive() external payable {}

    function execute(address _target, bytes calldata _data) external returns (bytes memory) {
        (bool done, bytes memory answer) = _target.call(_data);
        if (!done) {
            assembly {
                revert(add(answer, 32), mload(answer))
            }
        }
        return answer;
    }
}
