//! What every answer of the page says about how it may be used: nothing from elsewhere, and nothing to elsewhere.

use axum::http::{HeaderName, header};

/// Only files of our own, and nothing inline. Sockets of our own are among `connect-src 'self'` in every browser the
/// client is for.
pub const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                          font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
                          form-action 'none'; frame-ancestors 'none'";

/// The headers of every answer.
pub const ON_ALL: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // A table's address lets people in: it is nobody else's business.
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];
