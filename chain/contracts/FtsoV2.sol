// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.30;

/// Price feeds with the mainnet reading interface. The operator sets what the real protocol votes on.
contract FtsoV2 {
    struct Feed {
        uint256 value;
        int8 decimals;
        uint64 timestamp;
    }

    /// The only account that may set feeds and the fee; placed in storage when the chain is built.
    address public operator;
    uint256 private fee;
    mapping(bytes21 feedId => Feed) private feeds;

    modifier onlyOperator() {
        require(msg.sender == operator, "only operator");
        _;
    }

    /// Publishes a value: price = value / 10^decimals, decimals may be negative, timestamp in seconds.
    function setFeed(bytes21 _feedId, uint256 _value, int8 _decimals, uint64 _timestamp) external onlyOperator {
        require(_timestamp > 0, "feed needs a timestamp");
        feeds[_feedId] = Feed(_value, _decimals, _timestamp);
    }

    /// Sets the fee in wei that reading one feed costs.
    function setFee(uint256 _fee) external onlyOperator {
        fee = _fee;
    }

    function calculateFeeById(bytes21) external view returns (uint256 _fee) {
        return fee;
    }

    function getFeedById(
        bytes21 _feedId
    ) external payable returns (uint256 _value, int8 _decimals, uint64 _timestamp) {
        require(msg.value >= fee, "too low fee");
        Feed storage feed = feeds[_feedId];
        require(feed.timestamp > 0, "feed does not exist");
        return (feed.value, feed.decimals, feed.timestamp);
    }
}
