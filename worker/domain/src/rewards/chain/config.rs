//! Where the rewards are read: endpoints and contract addresses of one network.
//!
//! The defaults come from Flare's public documentation. All of it is data, so a moved contract
//! or a better endpoint is a change of configuration.

use alloy_primitives::{Address, address};

/// The registry's address, the same on every Flare network.
const REGISTRY: Address = address!("0xaD67FE66660Fb8dFE9d6b1b4240d8650e30F6019");

/// Multicall3's address, the same on nearly every EVM network (<https://www.multicall3.com>).
const MULTICALL3: Address = address!("0xcA11bde05977b3631167028862bE2a173976CA11");

/// A server that is asked, with the name a visitor knows it by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endpoint {
    /// Shown among the answer's sources.
    pub name: String,
    /// The absolute address, without a query.
    pub url: String,
}

impl Endpoint {
    /// Names `url`.
    #[must_use]
    pub fn new(name: &str, url: &str) -> Self {
        Self {
            name: name.to_owned(),
            url: url.to_owned(),
        }
    }
}

/// One network: whom to ask, and about which contracts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChainConfig {
    /// The chain id that every node must answer with.
    pub chain_id: u64,
    /// JSON-RPC nodes, asked one after the other until one answers.
    pub rpc: Vec<Endpoint>,
    /// Explorers with an Etherscan-style API, asked all at once.
    pub explorers: Vec<Endpoint>,
    /// The rFLR contract.
    pub rnat: Address,
    /// The price oracle.
    pub ftso_v2: Address,
    /// Wrapped FLR, which holds coin: it is named as the sender of reads that have a fee.
    pub wnat: Address,
    /// The contract that bundles reads.
    pub multicall3: Address,
    /// The contract that knows the current addresses of the others.
    pub registry: Address,
}

impl ChainConfig {
    /// Flare's main network.
    #[must_use]
    pub fn flare() -> Self {
        Self {
            chain_id: 14,
            rpc: vec![
                Endpoint::new("Flare RPC", "https://flare-api.flare.network/ext/C/rpc"),
                Endpoint::new("Tenderly RPC", "https://flare.gateway.tenderly.co"),
            ],
            explorers: vec![
                Endpoint::new("Blockscout", "https://flare-explorer.flare.network/api"),
                Endpoint::new(
                    "Routescan",
                    "https://api.routescan.io/v2/network/mainnet/evm/14/etherscan/api",
                ),
            ],
            rnat: address!("0x26d460c3Cf931Fb2014FA436a49e3Af08619810e"),
            ftso_v2: address!("0x7BDE3Df0624114eDB3A67dFe6753e62f4e7c1d20"),
            wnat: address!("0x1D80c49BbBCd1C0911346656B529DF9E5c2F783d"),
            multicall3: MULTICALL3,
            registry: REGISTRY,
        }
    }

    /// Coston2, Flare's test network.
    #[must_use]
    pub fn coston2() -> Self {
        Self {
            chain_id: 114,
            rpc: vec![Endpoint::new(
                "Coston2 RPC",
                "https://coston2-api.flare.network/ext/C/rpc",
            )],
            explorers: vec![
                Endpoint::new("Blockscout", "https://coston2-explorer.flare.network/api"),
                Endpoint::new(
                    "Routescan",
                    "https://api.routescan.io/v2/network/testnet/evm/114/etherscan/api",
                ),
            ],
            rnat: address!("0x221D27529e7788B929E13533edc3b00ec1ac5e8A"),
            ftso_v2: address!("0xC4e9c78EA53db782E28f28Fdf80BaF59336B304d"),
            wnat: address!("0xC67DCE33D7A8efA5FfEB961899C73fe01bCe9273"),
            multicall3: MULTICALL3,
            registry: REGISTRY,
        }
    }

    /// A chain on this machine that carries the contracts at their main-network addresses.
    #[must_use]
    pub fn local(rpc: &str, explorers: &[&str]) -> Self {
        Self {
            rpc: vec![Endpoint::new("Local chain", rpc)],
            explorers: explorers
                .iter()
                .enumerate()
                .map(|(index, url)| Endpoint::new(&format!("Local explorer {}", index + 1), url))
                .collect(),
            ..Self::flare()
        }
    }

    /// With the contracts that have moved, each as the operator's `variable` of that name says. A text that is no
    /// address counts as none; where it mattered, the registry names another contract and every answer says so.
    #[must_use]
    pub fn moved(mut self, variable: impl Fn(&str) -> Option<String>) -> Self {
        let contracts = [
            ("RNAT_ADDRESS", &mut self.rnat),
            ("FTSO_ADDRESS", &mut self.ftso_v2),
            ("WNAT_ADDRESS", &mut self.wnat),
            ("MULTICALL_ADDRESS", &mut self.multicall3),
            ("REGISTRY_ADDRESS", &mut self.registry),
        ];
        for (name, contract) in contracts {
            if let Some(moved) = variable(name).and_then(|text| text.trim().parse().ok()) {
                *contract = moved;
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_local_chain_differs_from_flare_only_in_whom_it_asks() {
        let local = ChainConfig::local("http://127.0.0.1:1/rpc", &["http://127.0.0.1:1/a"]);
        let flare = ChainConfig::flare();
        assert_eq!(local.chain_id, flare.chain_id);
        assert_eq!(local.rnat, flare.rnat);
        assert_eq!(local.rpc.len(), 1);
        assert_eq!(local.explorers[0].url, "http://127.0.0.1:1/a");
    }

    #[test]
    fn a_contract_that_moved_is_read_where_the_operator_says() {
        let at = Address::repeat_byte(7);
        let moved = ChainConfig::flare().moved(|name| match name {
            "RNAT_ADDRESS" => Some(format!(" {at} ")),
            "FTSO_ADDRESS" => Some("soon".to_owned()),
            _ => None,
        });
        let expected = ChainConfig {
            rnat: at,
            ..ChainConfig::flare()
        };
        assert_eq!(moved, expected);
    }

    #[test]
    fn public_endpoints_are_encrypted() {
        for config in [ChainConfig::flare(), ChainConfig::coston2()] {
            for endpoint in config.rpc.iter().chain(&config.explorers) {
                assert!(endpoint.url.starts_with("https://"), "{}", endpoint.url);
            }
        }
    }
}
