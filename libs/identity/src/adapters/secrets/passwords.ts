import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';

/** As OWASP recommends for argon2id, which is the library's own choice: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Works outside of any transaction: hashing takes longer than a database connection should be held. */
@Injectable()
export class Passwords {
  /** Of no password: stands in where there is no account, so that its absence takes as long. */
  private readonly nobodys = hash(crypto.randomUUID(), PARAMETERS);

  hash(password: string): Promise<string> {
    return hash(password.normalize('NFKC'), PARAMETERS);
  }

  async isRight(password: string, passwordHash: string | undefined): Promise<boolean> {
    const matches = await verify(passwordHash ?? (await this.nobodys), password.normalize('NFKC'));
    return matches && passwordHash !== undefined;
  }
}
