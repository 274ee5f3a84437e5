//! Workers KV as the cache.

use std::time::Duration;

use emberfi_domain::ports::{Cache, CacheError};
use worker::KvStore;

/// A KV namespace, or why there is none: a missing binding fails the calls that need it and no
/// others.
pub struct Kv(Result<KvStore, String>);

impl Kv {
    pub fn new(binding: worker::Result<KvStore>) -> Self {
        Self(binding.map_err(|cause| cause.to_string()))
    }

    fn store(&self) -> Result<&KvStore, CacheError> {
        self.0.as_ref().map_err(|cause| CacheError(cause.clone()))
    }
}

impl Cache for Kv {
    async fn get(&self, key: &str) -> Result<Option<String>, CacheError> {
        self.store()?.get(key).text().await.map_err(failed)
    }

    async fn put(&self, key: &str, value: &str, lifetime: Duration) -> Result<(), CacheError> {
        self.store()?
            .put(key, value)
            .map_err(failed)?
            .expiration_ttl(lifetime.as_secs())
            .execute()
            .await
            .map_err(failed)
    }

    async fn delete(&self, key: &str) -> Result<(), CacheError> {
        self.store()?.delete(key).await.map_err(failed)
    }
}

#[expect(clippy::needless_pass_by_value, reason = "it is handed to map_err")]
fn failed(cause: worker::KvError) -> CacheError {
    CacheError(cause.to_string())
}
