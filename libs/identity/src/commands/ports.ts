import type { KeyUse, MadeKey, Passkey } from '../domain/passkey';

/** The secrets that authenticators share with us, readable only with a key that the server has. */
export abstract class AuthenticatorSecrets {
  abstract create(accountId: string): NewSecret;
  /** The half minute that the code belongs to, if it is one of now or of half a minute before or after. */
  abstract stepOf(code: string, owner: SecretOwner, at: Date): number | undefined;
}

export interface SecretOwner {
  readonly accountId: string;
  readonly sealedSecret: string;
}

export interface NewSecret {
  /** To be typed into an app. */
  readonly secret: string;
  readonly sealedSecret: string;
}

export abstract class RecoveryCodeGenerator {
  abstract create(): readonly string[];
  /** The same for every way of writing the code. */
  abstract hashOf(accountId: string, code: string): string;
}

/** What a device sends when it has made a pair of keys, as browsers write it. */
export interface KeyCreation {
  readonly credentialId: string;
  readonly clientData: string;
  readonly attestation: string;
  readonly transports: readonly string[];
}

/** What a device sends when it has signed with one. */
export interface KeySignature {
  readonly credentialId: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
  /** Whose it takes it for. */
  readonly userHandle: string;
}

/** Judges what devices send: whether it answers the challenge, here and now, by a device that has seen its owner. */
export abstract class PasskeyCeremony {
  abstract made(creation: KeyCreation, challenge: string): Promise<MadeKey | undefined>;
  abstract used(signature: KeySignature, challenge: string, passkey: Passkey): Promise<KeyUse | undefined>;
}

/** What the other contexts keep of a person. */
export abstract class PersonalDataElsewhere {
  /** Whole, by context. */
  abstract collect(accountId: string, email: string): Promise<Readonly<Record<string, object>>>;
  /**
   * Within the transaction that is open: everywhere or nowhere.
   * @param email where the person has proved that it is theirs
   */
  abstract erase(accountId: string, email: string | undefined): Promise<void>;
}
