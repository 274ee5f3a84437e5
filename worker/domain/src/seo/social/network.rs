//! The networks, and the keys that let us post there.

/// A social network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Network {
    /// X: 280 characters, a link counts 23.
    X,
    /// Bluesky: 300 graphemes.
    Bluesky,
    /// A channel on Telegram.
    Telegram,
    /// A channel on Discord.
    Discord,
    /// `LinkedIn`.
    LinkedIn,
}

impl Network {
    /// Every one, in the order of the screen.
    pub const ALL: [Self; 5] = [
        Self::X,
        Self::Bluesky,
        Self::Telegram,
        Self::Discord,
        Self::LinkedIn,
    ];

    /// As rows, addresses and `utm_source` name it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::X => "x",
            Self::Bluesky => "bluesky",
            Self::Telegram => "telegram",
            Self::Discord => "discord",
            Self::LinkedIn => "linkedin",
        }
    }

    /// As people call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::X => "X",
            Self::Bluesky => "Bluesky",
            Self::Telegram => "Telegram",
            Self::Discord => "Discord",
            Self::LinkedIn => "LinkedIn",
        }
    }

    /// The one of that key.
    #[must_use]
    pub fn parse(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|network| network.key() == key)
    }

    /// The longest text, in characters. X and Bluesky set theirs; beyond the others' first lines
    /// nobody reads.
    #[must_use]
    pub const fn longest(self) -> usize {
        match self {
            Self::X => 280,
            Self::Bluesky => 300,
            Self::Telegram | Self::Discord => 800,
            Self::LinkedIn => 1_200,
        }
    }

    /// How many characters a link counts for; `None` for as many as it has.
    #[must_use]
    pub const fn link_counts(self) -> Option<usize> {
        match self {
            Self::X => Some(23),
            _ => None,
        }
    }
}

/// Where texts may be sent to. X and `LinkedIn` take posts only from registered apps, so they are
/// reached through the webhook of whatever service the admin uses for them; it gets
/// `{network, text, url}` as JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SocialKeys {
    /// The webhook of a Discord channel.
    pub discord_webhook: Option<String>,
    /// A bot's token and the channel's id or @name.
    pub telegram: Option<(String, String)>,
    /// A handle and an app password.
    pub bluesky: Option<(String, String)>,
    /// The server that the Bluesky account lives on.
    pub bluesky_service: String,
    /// A webhook that posts to X.
    pub x_webhook: Option<String>,
    /// A webhook that posts to `LinkedIn`.
    pub linkedin_webhook: Option<String>,
}

impl SocialKeys {
    /// Whether texts can be sent to `network`.
    #[must_use]
    pub const fn has(&self, network: Network) -> bool {
        match network {
            Network::X => self.x_webhook.is_some(),
            Network::Bluesky => self.bluesky.is_some(),
            Network::Telegram => self.telegram.is_some(),
            Network::Discord => self.discord_webhook.is_some(),
            Network::LinkedIn => self.linkedin_webhook.is_some(),
        }
    }
}
