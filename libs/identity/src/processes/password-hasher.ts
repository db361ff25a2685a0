/** Call it outside of transactions: hashing takes too long to hold a database connection. */
export abstract class PasswordHasher {
  /** Hash that no password matches. */
  abstract readonly unusableHash: Promise<string>;

  /** @throws TooManyPasswordsAtOnce */
  abstract hash(password: string): Promise<string>;

  /** Salted with the address, so that registrations can be found by password. @throws TooManyPasswordsAtOnce */
  abstract hashAt(email: string, password: string): Promise<string>;

  /** Takes as long without a hash, and is then false. @throws TooManyPasswordsAtOnce */
  abstract matches(password: string, passwordHash: string | undefined): Promise<boolean>;
}
