/** A browser that has opened the account before, recognized by a long-lived token. */
export class Device {
  constructor(
    readonly id: string,
    readonly accountId: string,
    readonly tokenHash: string,
    readonly firstSeenAt: Date,
    readonly lastSeenAt: Date,
  ) {}

  static meet(accountId: string, tokenHash: string, at: Date): Device {
    return new Device(crypto.randomUUID(), accountId, tokenHash, at, at);
  }
}
