/** How long a connection to the database may take to be made or to answer: a server that is gone must not keep anyone. */
export const CONNECTION_LIMITS = {
  connectionTimeoutMillis: 3_000,
  query_timeout: 15_000,
  keepAlive: true,
} as const;
