import { Config, isSameSecret, type Keys } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { CodeDigits } from '../../domain/mailed-secrets';

const DIGITS = 6;

/** Derives codes from ids with a key, so that no database, queue or log contains them. */
@Injectable()
export class KeyedCodeDigits extends CodeDigits {
  private readonly keys: Keys;

  constructor(config: Config) {
    super();
    this.keys = config.deriveKeys('email-codes');
  }

  of(codeId: string): string {
    return digitsOf(this.keys[0], codeId);
  }

  match(codeId: string, guess: string): boolean {
    return this.keys.map((key) => isSameSecret(digitsOf(key, codeId), guess)).some(Boolean);
  }
}

function digitsOf(key: Buffer, codeId: string): string {
  const number = createHmac('sha256', key).update(codeId).digest().readBigUInt64BE() % 10n ** BigInt(DIGITS);
  return number.toString().padStart(DIGITS, '0');
}
