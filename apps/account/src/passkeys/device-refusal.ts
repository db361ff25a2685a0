/** Its owner would not or took too long; it was told to stop; it has a passkey already; it cannot. */
export type Refused = 'cancelled' | 'stopped' | 'known' | 'unable';

/** Why a device did not do what it was asked to. */
export class DeviceRefusal extends Error {
  constructor(readonly reason: Refused) {
    super(`The device refused: ${reason}`);
    this.name = 'DeviceRefusal';
  }
}
