const SETTINGS = {
  /** The server drops a vanished client after about a minute instead of two hours. */
  tcp_keepalives_idle: 30,
  tcp_keepalives_interval: 10,
  tcp_keepalives_count: 3,
  /** Hot data is in memory or on SSDs, so random reads cost little more than sequential ones. */
  random_page_cost: 1.1,
  /** Compiling a statement takes longer than our slowest one. */
  jit: 'off',
};

/** Database timeouts. The server gives up before its client does. */
export const connectionLimits = (factor = 1) => ({
  connectionTimeoutMillis: 3_000 * factor,
  lock_timeout: 5_000 * factor,
  statement_timeout: 12_000 * factor,
  query_timeout: 15_000 * factor,
  idle_in_transaction_session_timeout: 15_000 * factor,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  options: Object.entries(SETTINGS)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
});

export type ConnectionLimits = ReturnType<typeof connectionLimits>;
