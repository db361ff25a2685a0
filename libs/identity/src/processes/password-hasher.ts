/** Called between transactions: hashing takes longer than a database connection should be held. */
export abstract class PasswordHasher {
  /** No password matches it. */
  abstract readonly unusableHash: Promise<string>;

  /** @throws TooManyPasswordsAtOnce */
  abstract hash(password: string): Promise<string>;

  /**
   * Salted with the address, so that a registration can be looked up by its password.
   * @throws TooManyPasswordsAtOnce
   */
  abstract hashAt(email: string, password: string): Promise<string>;

  /**
   * Takes as long without a hash, which no password matches.
   * @throws TooManyPasswordsAtOnce
   */
  abstract matches(password: string, passwordHash: string | undefined): Promise<boolean>;
}
