/** Canceled by the user or timed out; stopped by the page; passkey exists already; not able to. */
export type Refused = 'cancelled' | 'stopped' | 'known' | 'unable';

export class DeviceRefusal extends Error {
  constructor(readonly reason: Refused) {
    super(`Your device returned an error: ${reason}`);
    this.name = 'DeviceRefusal';
  }
}
