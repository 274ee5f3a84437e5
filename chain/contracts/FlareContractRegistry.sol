// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.30;

/// Resolves contract names to addresses; an unknown name answers the zero address, as on mainnet.
contract FlareContractRegistry {
    /// The only account that may register names; placed in storage when the chain is built.
    address public operator;
    string[] private names;
    mapping(bytes32 nameHash => address) private addresses;

    function register(string calldata _name, address _address) external {
        require(msg.sender == operator, "only operator");
        bytes32 hash = keccak256(abi.encode(_name));
        if (addresses[hash] == address(0)) names.push(_name);
        addresses[hash] = _address;
    }

    function getContractAddressByName(string calldata _name) external view returns (address) {
        return addresses[keccak256(abi.encode(_name))];
    }

    function getContractAddressByHash(bytes32 _nameHash) external view returns (address) {
        return addresses[_nameHash];
    }

    function getContractAddressesByName(string[] calldata _names) external view returns (address[] memory found) {
        found = new address[](_names.length);
        for (uint256 i = 0; i < _names.length; i++) {
            found[i] = addresses[keccak256(abi.encode(_names[i]))];
        }
    }

    function getContractAddressesByHash(bytes32[] calldata _nameHashes) external view returns (address[] memory found) {
        found = new address[](_nameHashes.length);
        for (uint256 i = 0; i < _nameHashes.length; i++) {
            found[i] = addresses[_nameHashes[i]];
        }
    }

    function getAllContracts() external view returns (string[] memory _names, address[] memory _addresses) {
        _names = names;
        _addresses = new address[](_names.length);
        for (uint256 i = 0; i < _names.length; i++) {
            _addresses[i] = addresses[keccak256(abi.encode(_names[i]))];
        }
    }
}
