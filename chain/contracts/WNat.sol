// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.30;

/// Wrapped native token, reduced to what rewards need: deposits, withdrawals and plain transfers.
/// Vote power and delegation of the real WNat are left out.
contract WNat {
    string public constant name = "Wrapped Flare";
    string public constant symbol = "WFLR";
    uint8 public constant decimals = 18;

    mapping(address holder => uint256) public balanceOf;
    mapping(address holder => mapping(address spender => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    receive() external payable {
        _wrap(msg.sender);
    }

    function deposit() external payable {
        _wrap(msg.sender);
    }

    function depositTo(address _recipient) external payable {
        _wrap(_recipient);
    }

    function withdraw(uint256 _amount) external {
        balanceOf[msg.sender] -= _amount;
        emit Transfer(msg.sender, address(0), _amount);
        (bool paid, ) = msg.sender.call{value: _amount}("");
        require(paid, "native transfer failed");
    }

    function totalSupply() external view returns (uint256) {
        return address(this).balance;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] -= amount;
        _move(from, to, amount);
        return true;
    }

    function _wrap(address holder) private {
        balanceOf[holder] += msg.value;
        emit Transfer(address(0), holder, msg.value);
    }

    function _move(address from, address to, uint256 amount) private {
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }
}
