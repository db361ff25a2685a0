/** Topics that changed for some users. Carries no data: pages refetch. */
export interface LiveChange {
  readonly userIds: readonly string[];
  readonly topics: readonly string[];
}

export interface LiveSubscriber {
  changed(change: LiveChange): void;
  /** Called on each (re)connect, since changes may have been missed. */
  subscribed(): void;
}

export abstract class LiveBus {
  abstract publish(change: LiveChange): Promise<void>;
  abstract subscribe(subscriber: LiveSubscriber): void;
}

export const LIVE_CHANNEL = 'casewright_live';

export const parsedChange = (payload: string): LiveChange => JSON.parse(payload) as LiveChange;
