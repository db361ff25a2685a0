/** What a device tells of a pair of keys that it has just made. */
export interface MadeKey {
  /** What the device knows the pair by. */
  readonly credentialId: string;
  /** The half that may be known. */
  readonly publicKey: string;
  readonly signCount: number;
  /** How the device can be reached, as browsers name it. */
  readonly transports: readonly string[];
  /** Whether its owner has it on other devices, too. */
  readonly isSynced: boolean;
}

/** What a device tells when it has signed with one. */
export interface KeyUse {
  readonly signCount: number;
  readonly isSynced: boolean;
}

export const MOST_PASSKEYS = 20;

/** A pair of keys, the secret half of which a device keeps and uses once it knows its owner by face, finger or PIN. */
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

  /**
   * Devices that count their signatures count up; many do not count at all.
   * @returns false when the count does not go on from where it was: there is a copy, and this is one of the two
   */
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
