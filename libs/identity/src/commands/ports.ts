import type { KeyUse, MadeKey, Passkey } from '../sign-in-methods/domain/passkey';

/** Encrypted secrets of authenticator apps. */
export abstract class PasswordGuesses {
  /** @param words of the owner, which an attacker would try first */
  abstract areFew(password: string, words: readonly string[]): Promise<boolean>;
}

export abstract class AuthenticatorSecrets {
  abstract create(accountId: string): NewSecret;
  /** @returns the 30-second step of the code: the current, previous or next one */
  abstract stepOf(code: string, owner: SecretOwner, at: Date): number | undefined;
  /** @returns the secret as sealed by the current key, undefined if it already is */
  abstract resealed(owner: SecretOwner): string | undefined;
}

export interface SecretOwner {
  readonly accountId: string;
  readonly sealedSecret: string;
}

export interface NewSecret {
  readonly secret: string;
  readonly sealedSecret: string;
}

export abstract class RecoveryCodeGenerator {
  abstract create(): readonly string[];
  /** Ignores case, spaces and hyphens. */
  abstract hashOf(accountId: string, code: string): string;
  /** Of every secret that is accepted, the current one first. */
  abstract hashesOf(accountId: string, code: string): readonly string[];
}

export interface KeyCreation {
  readonly credentialId: string;
  readonly clientData: string;
  readonly attestation: string;
  readonly transports: readonly string[];
}

export interface KeySignature {
  readonly credentialId: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
  /** Account id as stored by the device. */
  readonly userHandle: string;
}

/** Verifies challenge, origin, signature and user verification. */
export abstract class PasskeyCeremony {
  abstract made(creation: KeyCreation, challenge: string): Promise<MadeKey | undefined>;
  abstract used(signature: KeySignature, challenge: string, passkey: Passkey): Promise<KeyUse | undefined>;
}

export abstract class PersonalDataElsewhere {
  /** Keyed by context. */
  abstract collect(accountId: string, email: string): Promise<Readonly<Record<string, object>>>;
  /** Runs in the open transaction. @param email address of a verified account */
  abstract erase(accountId: string, email: string | undefined): Promise<void>;
}
