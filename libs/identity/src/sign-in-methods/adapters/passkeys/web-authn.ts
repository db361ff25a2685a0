import { Config } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { type KeyCreation, type KeySignature, PasskeyCeremony } from '../../../commands/ports';
import type { KeyUse, MadeKey, Passkey } from '../../domain/passkey';

/** Loaded on first use: its 290 modules would slow down every start. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

type Transports = NonNullable<Parameters<typeof verifyAuthenticationResponse>[0]['credential']['transports']>;

interface Newcomer {
  readonly accountId: string;
  readonly email: string;
}

interface Known {
  readonly credentialId: string;
  readonly transports: readonly string[];
}

@Injectable()
export class WebAuthn extends PasskeyCeremony {
  private readonly site: { readonly expectedOrigin: string; readonly expectedRPID: string };

  constructor(private readonly config: Config) {
    super();
    const { origin, hostname } = new URL(config.publicUrl);
    this.site = { expectedOrigin: origin, expectedRPID: hostname };
  }

  /** Requests a discoverable credential with user verification. */
  async creationOptions({ accountId, email }: Newcomer, challenge: string, known: readonly Known[]) {
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: this.config.brand.name,
      rpID: this.site.expectedRPID,
      userID: Buffer.from(accountId),
      userName: email,
      challenge: bytesOf(challenge),
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports: [...transports] })),
    });
  }

  async signatureOptions(challenge: string) {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: this.site.expectedRPID,
      challenge: bytesOf(challenge),
      userVerification: 'required',
    });
  }

  async made({ credentialId, clientData, attestation, transports }: KeyCreation, challenge: string) {
    const { verifyRegistrationResponse } = await library();
    const response = {
      clientDataJSON: clientData,
      attestationObject: await withoutStatement(attestation),
      transports: [...transports] as Transports,
    };
    const verified = await refusing(() =>
      verifyRegistrationResponse({
        ...this.site,
        response: { ...envelope(credentialId), response },
        expectedChallenge: challenge,
        requireUserVerification: true,
      }),
    );
    const { credential, credentialBackedUp } = verified?.registrationInfo ?? {};
    if (credential?.id !== credentialId) return undefined;
    const made: MadeKey = {
      credentialId,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      signCount: credential.counter,
      transports,
      isSynced: credentialBackedUp === true,
    };
    return made;
  }

  async used(signature: KeySignature, challenge: string, passkey: Passkey): Promise<KeyUse | undefined> {
    const { credentialId, clientData, authenticatorData, userHandle } = signature;
    if (Buffer.from(userHandle, 'base64url').toString() !== passkey.accountId) return undefined;
    const { verifyAuthenticationResponse } = await library();
    const response = { clientDataJSON: clientData, authenticatorData, signature: signature.signature, userHandle };
    const verified = await refusing(() =>
      verifyAuthenticationResponse({
        ...this.site,
        response: { ...envelope(credentialId), response },
        expectedChallenge: challenge,
        // `Passkey.use` compares the counter after the signature is verified.
        credential: { id: passkey.credentialId, publicKey: bytesOf(passkey.publicKey), counter: 0 },
        requireUserVerification: true,
      }),
    );
    if (!verified?.verified) return undefined;
    const { newCounter, credentialBackedUp } = verified.authenticationInfo;
    return { signCount: newCounter, isSynced: credentialBackedUp };
  }
}

const envelope = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} });

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

/** The library throws on bad input. */
async function refusing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** Drops attestation statements, whose certificates could make the library fetch arbitrary URLs. */
async function withoutStatement(attestation: string): Promise<string> {
  const { decodeAttestationObject, isoCBOR } = await helpers();
  try {
    const authData = decodeAttestationObject(bytesOf(attestation)).get('authData');
    const statement = new Map<string, string | Uint8Array<ArrayBuffer> | Map<never, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<never, never>()],
      ['authData', authData],
    ]);
    return Buffer.from(isoCBOR.encode(statement)).toString('base64url');
  } catch {
    return '';
  }
}
