import { hash, verify } from '@node-rs/argon2';
import { Config } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { PasswordHasher } from '../../processes/password-hasher';
import { HashingQueue } from './hashing-queue';

/** OWASP parameters for argon2id: 19 MiB, two passes, one lane. */
const FULL = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Minimum parameters, for tests. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Leaves one core for other requests. */
const CONCURRENCY = Math.max(1, availableParallelism() - 1);

/** Estimate before the first measurement. */
const EXPECTED_MS = 40;
const MAX_WAIT_MS = 2_000;
const SALT_BYTES = 16;

@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  readonly unusableHash: Promise<string>;

  private readonly parameters: typeof FULL;
  private readonly saltKey: Buffer;
  private readonly queue: HashingQueue;

  constructor(config: Config) {
    super();
    const isFull = config.passwordHashing === 'full';
    this.parameters = isFull ? FULL : CHEAP;
    this.unusableHash = hash(crypto.randomUUID(), this.parameters);
    this.saltKey = config.deriveKey('sign-up-salts');
    this.queue = new HashingQueue(CONCURRENCY, isFull ? EXPECTED_MS : 1, MAX_WAIT_MS);
  }

  hashAt(email: string, password: string): Promise<string> {
    const salt = createHmac('sha256', this.saltKey).update(email).digest().subarray(0, SALT_BYTES);
    return this.queue.run(() => hash(password.normalize('NFKC'), { ...this.parameters, salt }));
  }

  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(password.normalize('NFKC'), this.parameters));
  }

  async matches(password: string, passwordHash: string | undefined): Promise<boolean> {
    const verified = passwordHash ?? (await this.unusableHash);
    const matches = await this.queue.run(() => verify(verified, password.normalize('NFKC')));
    return matches && passwordHash !== undefined;
  }
}
