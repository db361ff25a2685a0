import { DomainError } from '@casewright/kernel';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Config } from '../config/config';
import { Sessions } from '../http/access';
import { LiveBus, type LiveChange, type LiveSubscriber } from './live-bus';
import { LivePresence } from './live-presence';
import { LiveStream } from './live-stream';

const MAX_STREAMS_PER_USER = 10;
/** Of one process. An office behind one address; the tabs of a browser share a stream. */
const MAX_STREAMS_PER_NETWORK = 500;
const HEARTBEAT_SECONDS = 20;
const RETRY_AFTER_SECONDS = { least: 2, most: 10 };
const MOVE_MS = 3_000;
const MOVE_STEPS = 30;

interface LiveClient {
  readonly userId: string;
  /** Of the session. */
  readonly token: string;
  /** See `networkOf`. */
  readonly network: string;
}

class LiveUnavailable extends DomainError {
  readonly code = 'platform.live-unavailable';
  readonly kind = 'unavailable';

  constructor() {
    const { least, most } = RETRY_AFTER_SECONDS;
    const retryAfterSeconds = Math.round(least + Math.random() * (most - least));
    super('Live updates are not available right now.', { retryAfterSeconds });
  }
}

@Injectable()
export class LiveStreams
  implements LiveSubscriber, OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  private readonly logger = new Logger(LiveStreams.name);
  private readonly byUser = new Map<string, Set<LiveStream>>();
  private readonly countByNetwork = new Map<string, number>();
  /** Spread over seconds, so that sessions are not all checked at once. */
  private readonly bySecond: readonly Set<LiveStream>[] = Array.from({ length: HEARTBEAT_SECONDS }, () => new Set());
  private second = 0;
  private count = 0;
  private isStopping = false;
  private beating: NodeJS.Timeout | undefined;
  private readonly unsaved = new Set<string>();
  private isSaving = false;

  constructor(
    private readonly bus: LiveBus,
    private readonly sessions: Sessions,
    private readonly presence: LivePresence,
    private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    this.bus.subscribe(this);
    this.beating = setInterval(() => this.beat(), 1_000).unref();
  }

  /** @throws LiveUnavailable above the limits, and during shutdown */
  refuseTooMany(userId: string, network: string): void {
    const isFull =
      this.count >= this.config.liveStreams ||
      this.streamsOf(userId).size >= MAX_STREAMS_PER_USER ||
      this.countOf(network) >= MAX_STREAMS_PER_NETWORK;
    if (this.isStopping || isFull) throw new LiveUnavailable();
  }

  open({ userId, token, network }: LiveClient, response: ServerResponse): void {
    // Its client left while the session was checked.
    if (response.destroyed) return;
    const stream = new LiveStream(userId, token, network, response);
    this.byUser.set(userId, new Set([...this.streamsOf(userId), stream]));
    this.bySecond[this.second]?.add(stream);
    this.count += 1;
    this.countByNetwork.set(network, this.countOf(network) + 1);
    response.once('close', () => this.forget(stream));
    // The page may have missed changes before it connected.
    stream.send('refetch');
    void this.note([userId]);
  }

  changed({ userIds, topics }: LiveChange): void {
    for (const userId of userIds) {
      for (const stream of this.streamsOf(userId)) {
        stream.send('changed', topics);
        if (topics.includes('session')) void this.check(stream);
      }
    }
  }

  subscribed(): void {
    for (const stream of this.all()) stream.send('refetch');
  }

  async beforeApplicationShutdown(signal?: string): Promise<void> {
    this.isStopping = true;
    const streams = [...this.all()];
    const step = Math.ceil(streams.length / MOVE_STEPS) || 1;
    for (let first = 0; first < streams.length; first += step) {
      for (const stream of streams.slice(first, first + step)) stream.end();
      if (signal) await pause(MOVE_MS / MOVE_STEPS);
    }
  }

  onApplicationShutdown(): void {
    clearInterval(this.beating);
  }

  private beat(): void {
    this.second = (this.second + 1) % HEARTBEAT_SECONDS;
    const due = [...(this.bySecond[this.second] ?? [])];
    for (const stream of due) {
      stream.send('heartbeat');
      void this.check(stream);
    }
    void this.note(due.map(({ userId }) => userId));
  }

  /** A database error does not end the stream. */
  private async check(stream: LiveStream): Promise<void> {
    const principal = await this.sessions.authenticate(stream.token).catch(() => 'unknown' as const);
    if (principal === undefined) {
      stream.send('ended');
      stream.end();
    }
  }

  /** Batches users who arrive during a write, since thousands may connect at once. */
  private async note(userIds: readonly string[]): Promise<void> {
    for (const userId of userIds) this.unsaved.add(userId);
    if (this.isSaving) return;
    this.isSaving = true;
    while (this.unsaved.size > 0) {
      const batch = [...this.unsaved];
      this.unsaved.clear();
      await this.presence
        .note(batch)
        .catch((error: unknown) => this.logger.warn(`Could not save presence: ${String(error)}`));
    }
    this.isSaving = false;
  }

  private forget(stream: LiveStream): void {
    const left = this.streamsOf(stream.userId);
    left.delete(stream);
    if (left.size === 0) this.byUser.delete(stream.userId);
    for (const streams of this.bySecond) streams.delete(stream);
    this.count -= 1;
    const leftOfNetwork = this.countOf(stream.network) - 1;
    if (leftOfNetwork > 0) this.countByNetwork.set(stream.network, leftOfNetwork);
    else this.countByNetwork.delete(stream.network);
  }

  private countOf(network: string): number {
    return this.countByNetwork.get(network) ?? 0;
  }

  private streamsOf(userId: string): Set<LiveStream> {
    return this.byUser.get(userId) ?? new Set();
  }

  private *all(): Iterable<LiveStream> {
    for (const streams of this.byUser.values()) yield* streams;
  }
}
