/** How long the database may take to accept a connection or to answer. The server gives up before its client does. */
export const connectionLimits = (factor = 1) => ({
  connectionTimeoutMillis: 3_000 * factor,
  lock_timeout: 5_000 * factor,
  statement_timeout: 12_000 * factor,
  query_timeout: 15_000 * factor,
  keepAlive: true,
});

export type ConnectionLimits = ReturnType<typeof connectionLimits>;
