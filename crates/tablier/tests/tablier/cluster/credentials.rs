//! What servers and their clients know each other by: certificates, and the credentials that NATS's own tools make.

use std::path::Path;
use std::process::Command;

use data_encoding::BASE64URL_NOPAD;
use nkeys::KeyPair;
use serde_json::{Value, json};

/// Somebody who signs certificates, and one that they signed, for a server on this machine: files in a folder.
pub(super) struct Authority {
    /// By which the others are known.
    pub(super) root: String,
    pub(super) certificate: String,
    pub(super) key: String,
}

impl Authority {
    pub(super) fn new(folder: &Path, name: &str) -> Authority {
        let file = |what: &str| folder.join(format!("{name}-{what}.pem")).to_str().unwrap().to_owned();
        let (root, root_key) = (file("root"), file("root-key"));
        let (certificate, key) = (file("certificate"), file("key"));
        make(
            &root,
            &root_key,
            &["-subj", &format!("/CN={name}"), "-addext", "keyUsage=critical,keyCertSign"],
        );
        let signed_by = ["-CA", &root, "-CAkey", &root_key];
        let server = ["-subj", "/CN=server", "-addext", "subjectAltName=IP:127.0.0.1"];
        let no_root = ["-addext", "basicConstraints=critical,CA:FALSE"];
        make(&certificate, &key, &[&signed_by[..], &server, &no_root].concat());
        Authority { root, certificate, key }
    }
}

/// A new key, and a certificate for it.
fn make(certificate: &str, key: &str, more: &[&str]) {
    let mut openssl = Command::new("openssl");
    openssl.args(["req", "-x509", "-days", "2", "-nodes", "-newkey", "ec", "-pkeyopt"]);
    openssl.args(["ec_paramgen_curve:prime256v1", "-keyout", key, "-out", certificate]);
    let made = openssl.args(more).output().unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}

/// A NATS's operator with one account and one user: what the server is told, and what the user has.
pub(super) struct Operator {
    /// For `nats-server -c`.
    pub(super) configuration: String,
    /// For `--bus-credentials`.
    pub(super) credentials: String,
    /// What nobody else may see of it.
    pub(super) seed: String,
}

impl Operator {
    pub(super) fn new() -> Operator {
        let (operator, account, user) =
            (KeyPair::new_operator(), KeyPair::new_account(), KeyPair::new_user());
        let own = signed(&operator, &operator, json!({ "type": "operator" }));
        let unlimited = json!({ "subs": -1, "data": -1, "payload": -1, "imports": -1, "exports": -1,
            "wildcards": true, "conn": -1, "leaf": -1 });
        let its = signed(&operator, &account, json!({ "type": "account", "limits": unlimited }));
        let theirs =
            signed(&account, &user, json!({ "type": "user", "subs": -1, "data": -1, "payload": -1 }));
        let configuration = format!(
            "operator: \"{own}\"\nresolver: MEMORY\nresolver_preload: {{ {}: \"{its}\" }}\n",
            account.public_key()
        );
        let seed = user.seed().unwrap();
        let credentials = format!(
            "-----BEGIN NATS USER JWT-----\n{theirs}\n------END NATS USER JWT------\n\n\
             -----BEGIN USER NKEY SEED-----\n{seed}\n------END USER NKEY SEED------\n"
        );
        Operator { configuration, credentials, seed }
    }
}

/// One says of another what they may do, as a token that NATS reads.
fn signed(by: &KeyPair, of: &KeyPair, mut what: Value) -> String {
    what["version"] = json!(2);
    let claims = json!({ "jti": "1", "iat": 1_700_000_000, "iss": by.public_key(), "name": "tablier",
        "sub": of.public_key(), "nats": what });
    let part = |value: &Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
    let said = format!("{}.{}", part(&json!({ "typ": "JWT", "alg": "ed25519-nkey" })), part(&claims));
    let signature = by.sign(said.as_bytes()).unwrap();
    format!("{said}.{}", BASE64URL_NOPAD.encode(&signature))
}
