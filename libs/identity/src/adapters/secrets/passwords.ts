import { hash, verify } from '@node-rs/argon2';
import { Config } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Turns } from './turns';

/** As OWASP recommends for argon2id, which is the library's own choice: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core is left to everybody who asks for something else. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);

const SALT_BYTES = 16;

/** Works outside of any transaction: hashing takes longer than a database connection should be held. */
@Injectable()
export class Passwords {
  /** Of no password: stands in where there is no account, so that its absence takes as long. */
  private readonly nobodys = hash(crypto.randomUUID(), PARAMETERS);

  private readonly saltKey: Buffer;
  private readonly turns = new Turns(AT_ONCE);

  constructor(config: Config) {
    this.saltKey = config.deriveKey('sign-up-salts');
  }

  /** With the salt of the address, so that what a sign-up opened can be found by its password without judging each. */
  hashAt(email: string, password: string): Promise<string> {
    const salt = createHmac('sha256', this.saltKey).update(email).digest().subarray(0, SALT_BYTES);
    return this.turns.take(() => hash(password.normalize('NFKC'), { ...PARAMETERS, salt }));
  }

  hash(password: string): Promise<string> {
    return this.turns.take(() => hash(password.normalize('NFKC'), PARAMETERS));
  }

  async isRight(password: string, passwordHash: string | undefined): Promise<boolean> {
    const judged = passwordHash ?? (await this.nobodys);
    const matches = await this.turns.take(() => verify(judged, password.normalize('NFKC')));
    return matches && passwordHash !== undefined;
  }
}
