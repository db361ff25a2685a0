/** Names variables, never their values: one may be a secret. */
export class ConfigurationError extends Error {
  constructor(readonly complaints: readonly string[]) {
    super(`The configuration is not valid:\n${complaints.map((complaint) => `  - ${complaint}`).join('\n')}`);
  }
}
