import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const MAY_BE_SYNCED = 0x08;
const IS_SYNCED = 0x10;
const HAS_KEY = 0x40;

/** Options that a browser passes to a device. */
export interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
  readonly excludeCredentials?: readonly { readonly id: string }[];
}

export interface SignatureOptions {
  readonly challenge: string;
  readonly rpId: string;
}

/** Deviations from an honest browser and device. */
export interface Dishonesty {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly userVerified?: boolean;
  readonly signCount?: number;
  readonly userHandle?: string;
  /** Attestation statement in another format than `none`. */
  readonly statement?: { readonly format: string; readonly body: Cbor };
}

/** In-memory device that always verifies its user: ES256, without attestation. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32).toString('base64url');
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';
  private count = 0;

  /** @param isSynced synced devices do not count */
  constructor(
    private readonly origin: string,
    private readonly isSynced = false,
  ) {}

  create({ challenge, rp, user }: CreationOptions, lie: Dishonesty = {}) {
    this.userHandle = user.id;
    const key = Buffer.concat([
      Buffer.alloc(16),
      uint16(Buffer.from(this.credentialId, 'base64url').length),
      Buffer.from(this.credentialId, 'base64url'),
      cbor(coseOf(this.keys.publicKey)),
    ]);
    const authData = Buffer.concat([this.authData(lie.rpId ?? rp.id, HAS_KEY, lie), key]);
    const { format, body } = lie.statement ?? { format: 'none', body: new Map() };
    const attestation = new Map<Cbor, Cbor>([
      ['fmt', format],
      ['attStmt', body],
      ['authData', authData],
    ]);
    return {
      credentialId: this.credentialId,
      clientData: this.clientData('webauthn.create', challenge, lie).toString('base64url'),
      attestation: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    };
  }

  sign({ challenge, rpId }: SignatureOptions, lie: Dishonesty = {}) {
    const clientData = this.clientData('webauthn.get', challenge, lie);
    const authenticatorData = this.authData(lie.rpId ?? rpId, 0, lie);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      credentialId: this.credentialId,
      clientData: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
      userHandle: lie.userHandle ?? this.userHandle,
    };
  }

  private clientData(type: string, challenge: string, lie: Dishonesty): Buffer {
    const said = { type, challenge, origin: this.origin, crossOrigin: false };
    const { origin = said.origin, challenge: answered = challenge } = lie;
    return Buffer.from(JSON.stringify({ ...said, origin, challenge: answered }));
  }

  private authData(rpId: string, flags: number, { userVerified = true, signCount }: Dishonesty): Buffer {
    this.count = signCount ?? (this.isSynced ? 0 : this.count + 1);
    const synced = this.isSynced ? MAY_BE_SYNCED | IS_SYNCED : 0;
    const seen = USER_PRESENT | (userVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags | seen | synced]), uint32(this.count)]);
  }
}

function coseOf(publicKey: KeyObject): Cbor {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return new Map<Cbor, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
}

export type Cbor = number | string | Buffer | readonly Cbor[] | ReadonlyMap<Cbor, Cbor>;

/** Subset of CBOR that devices use. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, one]) => [cbor(key as Cbor), cbor(one as Cbor)]),
    ]);
  const items = value as readonly Cbor[];
  return Buffer.concat([head(4, items.length), ...items.map(cbor)]);
}

function head(kind: number, length: number): Buffer {
  const major = kind << 5;
  if (length < 24) return Buffer.from([major | length]);
  if (length < 256) return Buffer.from([major | 24, length]);
  return Buffer.concat([Buffer.from([major | 25]), uint16(length)]);
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
