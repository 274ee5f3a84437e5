//! The pages that facts rest on.

use super::Publication;

macro_rules! publications {
    ($($name:ident: $title:literal, $publisher:literal, $url:literal, $read_on:literal;)*) => {
        $(pub(super) const $name: Publication = Publication {
            title: $title,
            publisher: $publisher,
            url: $url,
            read_on: $read_on,
        };)*
    };
}

publications! {
    UNISWAP_HOW: "How Uniswap works", "Uniswap documentation",
        "https://docs.uniswap.org/contracts/v2/concepts/protocol-overview/how-uniswap-works", "2026-11-21";
    UNISWAP_FEES: "Fees", "Uniswap documentation",
        "https://docs.uniswap.org/contracts/v2/concepts/advanced-topics/fees", "2026-11-21";
    UNISWAP_RETURNS: "Understanding Returns", "Uniswap documentation",
        "https://docs.uniswap.org/contracts/v2/concepts/advanced-topics/understanding-returns", "2026-11-21";
    UNISWAP_ORACLES: "Oracles", "Uniswap documentation",
        "https://docs.uniswap.org/contracts/v2/concepts/core-concepts/oracles", "2026-11-21";
    UNISWAP_SWAPS: "Swaps", "Uniswap documentation",
        "https://docs.uniswap.org/concepts/protocol/swaps", "2026-11-21";
    UNISWAP_CONCENTRATED: "Concentrated Liquidity", "Uniswap documentation",
        "https://docs.uniswap.org/concepts/protocol/concentrated-liquidity", "2026-11-21";
    LVR_PAPER: "Automated Market Making and Loss-Versus-Rebalancing", "Milionis, Moallemi, Roughgarden and Zhang, arXiv",
        "https://arxiv.org/abs/2208.06046", "2026-11-21";
    FLASH_LOAN_PAPER: "Attacking the DeFi Ecosystem with Flash Loans for Fun and Profit", "Qin, Zhou, Livshits and Gervais, arXiv",
        "https://arxiv.org/abs/2003.03810", "2026-11-21";
    LIQUIDATIONS_PAPER: "An Empirical Study of DeFi Liquidations", "Qin and others, arXiv",
        "https://arxiv.org/abs/2106.06389", "2026-11-21";
    KNIFE_EDGE_PAPER: "Liquidations: DeFi on a Knife-edge", "Perez, Werner, Xu and Livshits, arXiv",
        "https://arxiv.org/abs/2009.13235", "2026-11-21";
    ETHEREUM_MEV: "Maximal extractable value (MEV)", "ethereum.org",
        "https://ethereum.org/en/developers/docs/mev/", "2026-11-21";
    ETHEREUM_ORACLES: "Oracles", "ethereum.org",
        "https://ethereum.org/en/developers/docs/oracles/", "2026-11-21";
    ETHEREUM_REVOKE: "How to revoke smart contract access to your crypto funds", "ethereum.org",
        "https://ethereum.org/en/guides/how-to-revoke-token-access/", "2026-11-21";
    ETHEREUM_SECURITY: "Ethereum security and scam prevention", "ethereum.org",
        "https://ethereum.org/en/security/", "2026-11-21";
    ETHEREUM_STABLECOINS: "Stablecoins", "ethereum.org",
        "https://ethereum.org/en/stablecoins/", "2026-11-21";
    EIP_20: "ERC-20: Token Standard", "Ethereum Improvement Proposals",
        "https://eips.ethereum.org/EIPS/eip-20", "2026-11-21";
    EIP_55: "ERC-55: Mixed-case checksum address encoding", "Ethereum Improvement Proposals",
        "https://eips.ethereum.org/EIPS/eip-55", "2026-11-21";
    EIP_2612: "ERC-2612: Permit Extension for EIP-20 Signed Approvals", "Ethereum Improvement Proposals",
        "https://eips.ethereum.org/EIPS/eip-2612", "2026-11-21";
    FTSO_OVERVIEW: "FTSOv2", "Flare Developer Hub",
        "https://dev.flare.network/ftso/overview", "2026-11-21";
    FTSO_SCALING: "Scaling", "Flare Developer Hub",
        "https://dev.flare.network/ftso/scaling/overview", "2026-11-21";
    FLARE_WEIGHTS: "Weights and Signing", "Flare Developer Hub",
        "https://dev.flare.network/network/fsp/weights-and-signing", "2026-11-21";
    FLARE_COOKBOOK: "Flare Transaction SDK: Cookbook", "Flare Developer Hub",
        "https://dev.flare.network/network/flare-tx-sdk/cookbook", "2026-11-21";
    RNAT_CONTRACT: "RNat.sol", "Flare Foundation, contract source",
        "https://github.com/flare-foundation/flare-smart-contracts-v2/blob/main/contracts/rNat/implementation/RNat.sol", "2026-11-21";
    RNAT_ACCOUNT_CONTRACT: "RNatAccount.sol", "Flare Foundation, contract source",
        "https://github.com/flare-foundation/flare-smart-contracts-v2/blob/main/contracts/rNat/implementation/RNatAccount.sol", "2026-11-21";
    AAVE_POOL: "Liquidity Pool", "Aave documentation",
        "https://aave.com/docs/aave-v3/concepts/liquidity-pool", "2026-11-21";
    AAVE_LIQUIDATIONS: "Health Factor and Liquidations", "Aave help",
        "https://aave.com/help/borrowing/liquidations", "2026-11-21";
    AAVE_RATES: "Borrow Interest Rate", "Aave documentation",
        "https://docs.aave.com/risk/liquidity-risk/borrow-interest-rate", "2026-11-21";
    REGULATION_DD: "Regulation DD, Appendix A: Annual Percentage Yield Calculation", "US Consumer Financial Protection Bureau",
        "https://www.consumerfinance.gov/rules-policy/regulations/1030/a/", "2026-11-21";
    FCA_WARNING: "FCA warns consumers of the risks of investments advertising high returns based on cryptoassets", "UK Financial Conduct Authority",
        "https://www.fca.org.uk/news/news-stories/fca-warns-consumers-risks-investments-advertising-high-returns-based-cryptoassets", "2026-11-21";
    BIS_STABLECOINS: "Will the real stablecoin please stand up?", "Bank for International Settlements, Papers No 141",
        "https://www.bis.org/publ/bppdf/bispap141.htm", "2026-11-21";
    CIRCLE_SVB: "An Update on USDC and Silicon Valley Bank", "Circle",
        "https://www.circle.com/blog/an-update-on-usdc-and-silicon-valley-bank", "2026-11-21";
    TERRA_PAPER: "Anatomy of a Run: The Terra Luna Crash", "Liu, Makarov and Schoar, NBER Working Paper 31160",
        "https://www.nber.org/papers/w31160", "2026-11-21";
    TERRA_FORUM: "Anatomy of a Run: The Terra Luna Crash, the authors' summary", "Harvard Law School Forum on Corporate Governance",
        "https://corpgov.law.harvard.edu/2023/05/22/anatomy-of-a-run-the-terra-luna-crash/", "2026-11-21";
}
