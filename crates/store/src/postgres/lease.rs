//! This node's row: its lease, by PostgreSQL's clock, and its incarnations.
//!
//! The lease is renewed long before it runs out. The node counts its own deadline from *before* it asked for the
//! renewal, so that it gives up sooner than anybody may take its tables. A lease that ran out is never renewed: all
//! claims have ended, and the node comes back as somebody new.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::{PgConnection, Row};
use tokio::sync::watch;
use tokio::time::{Instant, timeout_at};

use super::held::Held;
use super::line::{Line, Trouble, query};
use super::schema;
use super::written::{self, Written};

/// A node from when it came to when its lease ran out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Incarnation(pub(super) i64);

/// How long leases are.
#[derive(Debug, Clone, Copy)]
pub(super) struct Terms {
    pub(super) lasts: Duration,
    pub(super) renewed_every: Duration,
    /// Whether it comes only if no other node is alive.
    pub(super) alone: bool,
}

/// Which incarnation this node has just now; none while it has no lease.
#[derive(Clone, Default)]
pub(super) struct Standing(Arc<Mutex<Option<Incarnation>>>);

impl Standing {
    pub(super) fn now(&self) -> Option<Incarnation> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, incarnation: Option<Incarnation>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = incarnation;
    }
}

/// Why a node can't come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Refused {
    /// It would be alone, and this one is alive.
    NotAlone { other: String },
    /// It can't read what is written.
    Newer { found: i32 },
}

/// Whoever keeps the lease.
pub(super) struct Keeper {
    line: Line,
    name: String,
    terms: Terms,
    standing: Standing,
    written: Written,
    held: Arc<Held>,
    /// `None` after trouble.
    connection: Option<PgConnection>,
    /// Until when the lease lasts for sure; and the incarnation before, if there is no lease.
    state: State,
}

#[derive(Debug, Clone, Copy)]
enum State {
    Alive { incarnation: Incarnation, deadline: Instant },
    Gone { before: Incarnation },
}

impl Keeper {
    /// Takes the node's first lease. Whoever had its name before has ended: it is this node, started again.
    pub(super) async fn begin(
        line: Line,
        mut connection: PgConnection,
        name: String,
        terms: Terms,
        held: Arc<Held>,
    ) -> Result<Result<(Keeper, Standing, Written), Refused>, Trouble> {
        let sent = Instant::now();
        let entered = line.wait(enter(&line, &mut connection, &name, terms, None)).await?;
        let (incarnation, schema) = match entered {
            Ok(entered) => entered,
            Err(refused) => return Ok(Err(refused)),
        };
        let state = State::Alive { incarnation, deadline: sent + terms.lasts };
        let standing = Standing::default();
        standing.set(Some(incarnation));
        let written = Written::default();
        written.set(schema);
        let keeper = Keeper {
            line,
            name,
            terms,
            standing: standing.clone(),
            written: written.clone(),
            held,
            connection: Some(connection),
            state,
        };
        Ok(Ok((keeper, standing, written)))
    }

    /// Keeps the lease until it is told to stop; then gives it back, and with it all claims.
    pub(super) async fn run(mut self, mut stopped: watch::Receiver<bool>) {
        let mut next = Instant::now() + self.terms.renewed_every;
        loop {
            let wake = match self.state {
                State::Alive { deadline, .. } => next.min(deadline),
                State::Gone { .. } => next,
            };
            // That whoever would say so is gone says so too.
            if timeout_at(wake, stopped.wait_for(|stopped| *stopped)).await.is_ok() {
                break;
            }
            next = Instant::now() + self.terms.renewed_every;
            self.look().await;
        }
        self.held.end_all();
        self.standing.set(None);
        self.leave().await;
    }

    /// Renews the lease, or takes a new one.
    async fn look(&mut self) {
        let sent = Instant::now();
        if let State::Alive { incarnation, deadline } = self.state {
            let renewed = if sent < deadline {
                timeout_at(deadline, self.renew(incarnation)).await.unwrap_or(Err(Trouble::Late))
            } else {
                Ok(false)
            };
            match renewed {
                Ok(true) => {
                    let deadline = sent + self.terms.lasts;
                    self.state = State::Alive { incarnation, deadline };
                    return self.raise().await;
                }
                Ok(false) => self.lose(incarnation),
                Err(trouble) => {
                    self.connection = None;
                    tracing::warn!(trouble = trouble.words(), "the node's lease could not be renewed");
                    if Instant::now() < deadline {
                        return;
                    }
                    self.lose(incarnation);
                }
            }
        }
        let State::Gone { before } = self.state else { return };
        match self.come_back(before).await {
            Ok(Err(Refused::NotAlone { other })) => {
                tracing::warn!(other, "the node has no lease: another one is alive");
            }
            Ok(Err(Refused::Newer { found })) => {
                let known = schema::known();
                tracing::error!(found, known, "the node has no lease: it can't read what others write now");
            }
            Ok(Ok((incarnation, schema))) => {
                self.written.set(schema);
                let deadline = sent + self.terms.lasts;
                self.state = State::Alive { incarnation, deadline };
                self.standing.set(Some(incarnation));
                tracing::info!(node = self.name, "the node has a new lease");
            }
            Err(trouble) => {
                self.connection = None;
                tracing::warn!(trouble = trouble.words(), "the node has no lease");
            }
        }
    }

    fn lose(&mut self, incarnation: Incarnation) {
        tracing::warn!(node = self.name, "the node's lease ran out: all its tables are claimed anew");
        self.state = State::Gone { before: incarnation };
        self.standing.set(None);
        self.held.end_all();
    }

    async fn renew(&mut self, incarnation: Incarnation) -> Result<bool, Trouble> {
        let renew = "UPDATE tablier.nodes SET lease_until = clock_timestamp() + $3 * interval '1 millisecond'
             WHERE incarnation = $1 AND name = $2 AND NOT ended AND lease_until > clock_timestamp()";
        let (line, name, lasts) = (self.line.clone(), self.name.clone(), millis(self.terms.lasts));
        let connection = self.connected().await?;
        let work = async {
            let mut transaction = line.begin(connection).await?;
            let renewed = query(renew).bind(incarnation.0).bind(name).bind(lasts);
            let renewed = renewed.execute(&mut *transaction).await?.rows_affected() == 1;
            transaction.commit().await?;
            Ok(renewed)
        };
        line.wait(work).await
    }

    /// Nodes that could read less may be gone.
    async fn raise(&mut self) {
        if !self.written.may_rise() {
            return;
        }
        let (line, written) = (self.line.clone(), self.written.clone());
        let raised = async {
            let connection = self.connected().await?;
            line.wait(written::try_raise(&line, connection, &written)).await
        };
        if let Err(trouble) = raised.await {
            self.connection = None;
            tracing::debug!(trouble = trouble.words(), "what is written stays of the schema that it is");
        }
    }

    async fn come_back(&mut self, before: Incarnation) -> Result<Entered, Trouble> {
        let (line, name, terms) = (self.line.clone(), self.name.clone(), self.terms);
        let connection = self.connected().await?;
        line.wait(enter(&line, connection, &name, terms, Some(before))).await
    }

    async fn leave(&mut self) {
        let (State::Alive { incarnation, .. } | State::Gone { before: incarnation }) = self.state;
        let line = self.line.clone();
        let left = async {
            let connection = self.connected().await?;
            let mut transaction = line.begin(connection).await?;
            let end = "UPDATE tablier.nodes SET ended = TRUE WHERE incarnation = $1";
            query(end).bind(incarnation.0).execute(&mut *transaction).await?;
            Ok(transaction.commit().await?)
        };
        if let Err(trouble) = line.wait(left).await {
            tracing::debug!(trouble = trouble.words(), "the node's lease was not given back: it runs out");
        }
    }

    async fn connected(&mut self) -> Result<&mut PgConnection, Trouble> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.line.connect().await?,
        };
        Ok(self.connection.insert(connection))
    }
}

/// A new incarnation and the schema that is written, or why there is none.
type Entered = Result<(Incarnation, i32), Refused>;

/// A new incarnation: instead of the one before, or of all that had this name.
async fn enter(
    line: &Line,
    connection: &mut PgConnection,
    name: &str,
    terms: Terms,
    before: Option<Incarnation>,
) -> Result<Entered, Trouble> {
    let mut transaction = line.begin(connection).await?;
    schema::lock(&mut transaction).await?;
    let found = written::read(&mut transaction).await?;
    if found > schema::known() {
        return Ok(Err(Refused::Newer { found }));
    }
    if terms.alone {
        let alive = "SELECT name FROM tablier.nodes
             WHERE name <> $1 AND NOT ended AND lease_until > clock_timestamp() LIMIT 1";
        if let Some(row) = query(alive).bind(name).fetch_optional(&mut *transaction).await? {
            return Ok(Err(Refused::NotAlone { other: row.try_get(0)? }));
        }
    }
    let end = "UPDATE tablier.nodes SET ended = TRUE
         WHERE name = $1 AND NOT ended AND ($2 IS NULL OR incarnation = $2)";
    let before = before.map(|incarnation| incarnation.0);
    query(end).bind(name).bind(before).execute(&mut *transaction).await?;
    let sweep = "DELETE FROM tablier.nodes WHERE incarnation IN (SELECT incarnation FROM tablier.nodes
         WHERE lease_until < clock_timestamp() - interval '1 hour' FOR UPDATE SKIP LOCKED)";
    query(sweep).execute(&mut *transaction).await?;
    let enter = "INSERT INTO tablier.nodes (name, reads, lease_until)
         VALUES ($1, $2, clock_timestamp() + $3 * interval '1 millisecond') RETURNING incarnation";
    let enter = query(enter).bind(name).bind(schema::known()).bind(millis(terms.lasts));
    let incarnation = Incarnation(enter.fetch_one(&mut *transaction).await?.try_get(0)?);
    let schema = written::raise(&mut transaction).await?;
    transaction.commit().await?;
    Ok(Ok((incarnation, schema)))
}

fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1_000.0
}
