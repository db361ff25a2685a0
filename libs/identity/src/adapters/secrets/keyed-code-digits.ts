import { Config, isSameSecret } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { CodeDigits } from '../../domain/mailed-secrets';

const DIGITS = 6;

/** Derives codes from ids with a key, so that no database, queue or log contains them. */
@Injectable()
export class KeyedCodeDigits extends CodeDigits {
  private readonly key: Buffer;

  constructor(config: Config) {
    super();
    this.key = config.deriveKey('email-codes');
  }

  of(codeId: string): string {
    const number = createHmac('sha256', this.key).update(codeId).digest().readBigUInt64BE() % 10n ** BigInt(DIGITS);
    return number.toString().padStart(DIGITS, '0');
  }

  match(codeId: string, guess: string): boolean {
    return isSameSecret(this.of(codeId), guess);
  }
}
