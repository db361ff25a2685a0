import type { KeyUse, MadeKey, Passkey } from '../sign-in-methods/domain/passkey';

/** Secrets of authenticator apps, encrypted at rest. */
export abstract class AuthenticatorSecrets {
  abstract create(accountId: string): NewSecret;
  /** @returns the half minute of the code: this one, the one before or the one after */
  abstract stepOf(code: string, owner: SecretOwner, at: Date): number | undefined;
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
}

/** A browser's answer after creating a passkey. */
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
  /** The account's id, as the device stored it. */
  readonly userHandle: string;
}

/** Verifies what devices send: challenge, origin, signature and user verification. */
export abstract class PasskeyCeremony {
  abstract made(creation: KeyCreation, challenge: string): Promise<MadeKey | undefined>;
  abstract used(signature: KeySignature, challenge: string, passkey: Passkey): Promise<KeyUse | undefined>;
}

/** Personal data of the other contexts. */
export abstract class PersonalDataElsewhere {
  /** By context. */
  abstract collect(accountId: string, email: string): Promise<Readonly<Record<string, object>>>;
  /**
   * Within the open transaction.
   * @param email of a verified account
   */
  abstract erase(accountId: string, email: string | undefined): Promise<void>;
}
