const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const written = (text: string) => btoa(text).replaceAll('=', '');

interface Devices {
  readonly create?: () => Promise<unknown>;
  readonly get?: () => Promise<unknown>;
  /** Picks a passkey in autofill. */
  readonly pick?: () => Promise<unknown>;
}

/** A browser with passkey support and the given devices. @returns the recorded requests */
export function browserWith({ create = madeOne, get = signed, pick }: Devices = {}): string[] {
  const asked: string[] = [];
  const isConditionalMediationAvailable = async () => pick !== undefined;
  const signalUnknownCredential = async ({ credentialId }: { credentialId: string }) => {
    asked.push(`forget ${credentialId}`);
  };
  const known = Object.assign(function PublicKeyCredential() {}, {
    isConditionalMediationAvailable,
    signalUnknownCredential,
  });
  Object.assign(globalThis, { PublicKeyCredential: known });
  const credentials = {
    create: ({ publicKey }: { publicKey: { rp: { name: string } } }) => {
      asked.push(`make for ${publicKey.rp.name}`);
      return create();
    },
    get: ({ mediation = 'dialog' }: { mediation?: string }) => {
      asked.push(`sign in ${mediation}`);
      return mediation === 'conditional' ? pick?.() : get();
    },
  };
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  return asked;
}

export function browserWithout(): void {
  Object.assign(globalThis, { PublicKeyCredential: undefined });
}

export const refusedByBrowser = (name: string) => async () => {
  throw Object.assign(new Error(name), { name });
};

const clientDataJSON = bytes('client data');
const credential = { id: 'key-1', rawId: bytes('key-1'), type: 'public-key', getClientExtensionResults: () => ({}) };

async function madeOne() {
  const response = { clientDataJSON, attestationObject: bytes('attestation'), getTransports: () => ['internal'] };
  return { ...credential, response };
}

export async function signed() {
  const [authenticatorData, signature, userHandle] = [bytes('seen'), bytes('signature'), bytes('user')];
  return { ...credential, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

export const MADE = {
  credentialId: 'key-1',
  clientData: written('client data'),
  attestation: written('attestation'),
  transports: ['internal'],
};
export const SIGNED = {
  credentialId: 'key-1',
  clientData: written('client data'),
  authenticatorData: written('seen'),
  signature: written('signature'),
  userHandle: written('user'),
};

export const CREATION = Response.json({
  options: {
    challenge: 'Y2hhbGxlbmdl',
    rp: { id: 'localhost', name: 'Casewright' },
    user: { id: 'dXNlcg', name: 'x', displayName: '' },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  },
});
export const CHALLENGE = Response.json({ options: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' } });
