import { Config, type Keys } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { AuthenticatorSecrets, type NewSecret, type SecretOwner } from '../../../commands/ports';

/** Defaults of authenticator apps. */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 };
const SECRET_BYTES = 20;
/** Tolerates clocks that are 30 seconds off. */
const STEPS_AROUND = 1;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets and binds them to their account. */
@Injectable()
export class OtpAuthSecrets extends AuthenticatorSecrets {
  private readonly keys: Keys;

  constructor(config: Config) {
    super();
    this.keys = config.deriveKeys('authenticator-secrets');
  }

  create(accountId: string): NewSecret {
    const secret = new Secret({ size: SECRET_BYTES });
    return { secret: secret.base32, sealedSecret: this.seal(secret.base32, accountId) };
  }

  stepOf(code: string, { accountId, sealedSecret }: SecretOwner, at: Date): number | undefined {
    const token = code.replace(/\s/g, '');
    if (!/^\d{6}$/.test(token)) return undefined;
    const totp = new TOTP({ ...KIND, secret: this.open(sealedSecret, accountId) });
    const timestamp = at.getTime();
    const delta = totp.validate({ token, timestamp, window: STEPS_AROUND });
    return delta === null ? undefined : totp.counter({ timestamp }) + delta;
  }

  resealed({ sealedSecret, accountId }: SecretOwner): string | undefined {
    if (opened(this.keys[0], sealedSecret, accountId) !== undefined) return undefined;
    return this.seal(this.open(sealedSecret, accountId), accountId);
  }

  private seal(secret: string, accountId: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.keys[0], nonce).setAAD(Buffer.from(accountId));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  private open(sealedSecret: string, accountId: string): string {
    for (const key of this.keys) {
      const secret = opened(key, sealedSecret, accountId);
      if (secret !== undefined) return secret;
    }
    throw new Error(`The authenticator of ${accountId} was sealed with another APP_SECRET.`);
  }
}

/** Undefined if another key sealed it. */
function opened(key: Buffer, sealedSecret: string, accountId: string): string | undefined {
  const bytes = Buffer.from(sealedSecret, 'base64url');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(accountId))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const start = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8');
  try {
    return start + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

/** Content of the QR code. */
export const authenticatorAddress = (secret: string, { issuer, email }: { issuer: string; email: string }): string =>
  new TOTP({ ...KIND, secret, issuer, label: email }).toString();
