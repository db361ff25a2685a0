import { LIVE_TOPICS, type LiveTopic } from '@casewright/rules';
import { api, loadSession } from '@casewright/web';
import type { LiveStatus } from './live-status';

export interface LiveListener {
  changed(topics: readonly LiveTopic[]): void;
  /** Repeated at each check, so that other tabs know this one is alive. */
  is(status: LiveStatus): void;
}

const LOOK_EVERY_MS = 5_000;
/** The server sends a heartbeat every 20 seconds. */
export const SILENCE_MS = 45_000;
/** Shorter interruptions, such as deployments, are not shown. */
const GRACE_MS = 5_000;
const ASK_EVERY_MS = 30_000;
/** After this many streams without a heartbeat, the browser's own reconnecting is turned off. */
const CUTS_IN_A_ROW = 3;
const REOPEN_MS = { least: 1_000, most: 120_000 };

/** The browser's event stream. Falls back to polling every 30 seconds. */
export class LiveConnection {
  private status: LiveStatus = 'connecting';
  private source: EventSource | undefined;
  private cuts = 0;
  private heardAt = 0;
  private lostAt = 0;
  private askedAt = 0;
  private reopening: ReturnType<typeof setTimeout> | undefined;
  private looking: ReturnType<typeof setInterval> | undefined;
  private hasStopped = false;

  constructor(private readonly listener: LiveListener) {}

  start(): void {
    this.lostAt = Date.now();
    this.looking = setInterval(this.look, LOOK_EVERY_MS);
    addEventListener('online', this.open);
    addEventListener('offline', this.goOffline);
    document.addEventListener('visibilitychange', this.look);
    this.open();
  }

  stop(): void {
    this.hasStopped = true;
    removeEventListener('online', this.open);
    removeEventListener('offline', this.goOffline);
    document.removeEventListener('visibilitychange', this.look);
    clearInterval(this.looking);
    clearTimeout(this.reopening);
    this.source?.close();
  }

  reportStatus(): void {
    this.listener.is(this.status);
  }

  private readonly open = (): void => {
    clearTimeout(this.reopening);
    this.source?.close();
    this.heardAt = Date.now();
    const source = new EventSource('/api/live');
    this.source = source;
    const on = (name: string, take: (data: string) => void) =>
      source.addEventListener(name, ({ data }: MessageEvent<string>) => {
        this.heardAt = Date.now();
        take(data);
      });
    on('refetch', () => {
      this.become('live');
      this.listener.changed(LIVE_TOPICS);
    });
    on('changed', (data) => this.listener.changed(JSON.parse(data) as LiveTopic[]));
    on('heartbeat', () => {
      this.cuts = 0;
      this.reportStatus();
    });
    on('ended', () => void loadSession());
    source.addEventListener('error', () => this.cut(source));
  };

  private readonly goOffline = (): void => this.lose('offline');

  /** Lets the browser reconnect, unless the server refused or streams keep failing. */
  private cut(source: EventSource): void {
    this.lose();
    this.cuts += 1;
    if (source.readyState === EventSource.CONNECTING && this.cuts < CUTS_IN_A_ROW) return;
    source.close();
    const waitMs = Math.min(REOPEN_MS.least * 2 ** this.cuts, REOPEN_MS.most) * (0.5 + Math.random() / 2);
    clearTimeout(this.reopening);
    this.reopening = setTimeout(this.open, waitMs);
  }

  private lose(status: LiveStatus = 'connecting'): void {
    if (this.status === 'live') this.lostAt = Date.now();
    if (this.status === 'live' || status === 'offline') this.become(status);
  }

  private become(status: LiveStatus): void {
    this.status = status;
    this.reportStatus();
  }

  /** Also detects streams that died during sleep. */
  private readonly look = (): void => {
    const now = Date.now();
    if (this.source?.readyState !== EventSource.CLOSED && now - this.heardAt > SILENCE_MS) {
      this.lose();
      this.open();
    }
    const isDue = now - this.lostAt >= GRACE_MS && now - this.askedAt >= ASK_EVERY_MS;
    if (this.status !== 'live' && isDue) void this.ask(now);
    this.reportStatus();
  };

  private async ask(now: number): Promise<void> {
    this.askedAt = now;
    const answer = await api.get('/api/session').catch(() => undefined);
    if (this.hasStopped || this.status === 'live') return;
    if (!answer) return this.become('offline');
    if (!answer.user) return loadSession();
    if (this.status === 'offline') this.open();
    this.become('asking');
    this.listener.changed(LIVE_TOPICS);
  }
}
