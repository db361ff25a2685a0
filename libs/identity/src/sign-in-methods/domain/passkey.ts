export interface MadeKey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly signCount: number;
  /** How the browser reaches the device. */
  readonly transports: readonly string[];
  readonly isSynced: boolean;
}

export interface KeyUse {
  readonly signCount: number;
  readonly isSynced: boolean;
}

export const MAX_PASSKEYS = 20;

/** A key pair. The device keeps the private key and verifies its owner by face, fingerprint or PIN. */
export class Passkey {
  constructor(
    readonly id: string,
    readonly accountId: string,
    readonly credentialId: string,
    readonly publicKey: string,
    private count: number,
    readonly transports: readonly string[],
    private synced: boolean,
    private called: string,
    readonly addedAt: Date,
    private usedAt: Date | null,
  ) {}

  static add(accountId: string, made: MadeKey, name: string, at: Date): Passkey {
    const { credentialId, publicKey, signCount, transports, isSynced } = made;
    const id = crypto.randomUUID();
    return new Passkey(id, accountId, credentialId, publicKey, signCount, transports, isSynced, name.trim(), at, null);
  }

  get name(): string {
    return this.called;
  }

  get signCount(): number {
    return this.count;
  }

  get isSynced(): boolean {
    return this.synced;
  }

  get lastUsedAt(): Date | null {
    return this.usedAt;
  }

  /** Many devices do not count signatures. @returns false if the counter went back, which reveals a copy */
  use({ signCount, isSynced }: KeyUse, at: Date): boolean {
    const isCounted = signCount > 0 || this.count > 0;
    if (isCounted && signCount <= this.count) return false;
    this.count = signCount;
    this.synced = isSynced;
    this.usedAt = at;
    return true;
  }

  rename(name: string): void {
    this.called = name.trim();
  }
}
