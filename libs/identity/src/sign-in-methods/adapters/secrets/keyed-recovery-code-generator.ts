import { Config, type Keys } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { createHmac, randomInt } from 'node:crypto';
import { RecoveryCodeGenerator } from '../../../commands/ports';

const CODES = 10;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

/** Ten letters, about 49 random bits, stored as a keyed hash. */
@Injectable()
export class KeyedRecoveryCodeGenerator extends RecoveryCodeGenerator {
  private readonly keys: Keys;

  constructor(config: Config) {
    super();
    this.keys = config.deriveKeys('recovery-codes');
  }

  create(): readonly string[] {
    return Array.from({ length: CODES }, () => `${word(HALF)}-${word(HALF)}`);
  }

  hashOf(accountId: string, code: string): string {
    return hashBy(this.keys[0], accountId, code);
  }

  hashesOf(accountId: string, code: string): readonly string[] {
    return this.keys.map((key) => hashBy(key, accountId, code));
  }
}

function hashBy(key: Buffer, accountId: string, code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHmac('sha256', key).update(`${accountId} ${letters}`).digest('base64url');
}

const word = (length: number): string =>
  Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
