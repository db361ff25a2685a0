import { Config } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { createHmac, randomInt } from 'node:crypto';
import { RecoveryCodeGenerator } from '../../../commands/ports';

const CODES = 10;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

/** Ten letters, about 49 random bits, stored as a keyed hash. */
@Injectable()
export class KeyedRecoveryCodeGenerator extends RecoveryCodeGenerator {
  private readonly key: Buffer;

  constructor(config: Config) {
    super();
    this.key = config.deriveKey('recovery-codes');
  }

  create(): readonly string[] {
    return Array.from({ length: CODES }, () => `${word(HALF)}-${word(HALF)}`);
  }

  hashOf(accountId: string, code: string): string {
    const letters = code.toLowerCase().replace(/[^a-z0-9]/g, '');
    return createHmac('sha256', this.key).update(`${accountId} ${letters}`).digest('base64url');
  }
}

const word = (length: number): string =>
  Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
