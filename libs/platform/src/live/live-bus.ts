/** Topics that changed for some users. Never data: pages fetch again what they show. */
export interface LiveChange {
  readonly userIds: readonly string[];
  readonly topics: readonly string[];
}

export interface LiveSubscriber {
  changed(change: LiveChange): void;
  /** The subscription begins, or stands again after a cut: changes may have been missed. */
  subscribed(): void;
}

/** From the worker, which publishes, to every process that has streams open. */
export abstract class LiveBus {
  abstract publish(change: LiveChange): Promise<void>;
  abstract subscribe(subscriber: LiveSubscriber): void;
}

export const LIVE_CHANNEL = 'casewright_live';

export const parsedChange = (payload: string): LiveChange => JSON.parse(payload) as LiveChange;
