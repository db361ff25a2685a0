import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Config } from '../config/config';
import type { LiveBus } from './live-bus';
import type { LivePresence } from './live-presence';
import { LiveStreams } from './live-streams';

const HEARTBEAT_MS = 20_000;

describe('live streams of a process', () => {
  let authenticate: jest.Mock;
  /** User IDs per database write. */
  let noted: string[][];
  let streams: LiveStreams;
  let config: { liveStreams: number };

  beforeEach(() => {
    jest.useFakeTimers();
    authenticate = jest.fn(async () => ({}));
    noted = [];
    config = { liveStreams: 12 };
    streams = new LiveStreams(
      { subscribe: () => undefined } as unknown as LiveBus,
      { authenticate },
      { note: async (ids: string[]) => void noted.push(ids) } as unknown as LivePresence,
      config as Config,
    );
    streams.onApplicationBootstrap();
  });
  afterEach(() => {
    streams.onApplicationShutdown();
    jest.useRealTimers();
  });

  it('send a heartbeat every 20 seconds, and record present users', async () => {
    const response = open('sam');
    await jest.advanceTimersByTimeAsync(2 * HEARTBEAT_MS);

    expect(response.events()).toEqual(['refetch', 'heartbeat', 'heartbeat']);
    expect(authenticate).toHaveBeenCalledTimes(2);
    expect(noted).toEqual([['sam'], ['sam'], ['sam']]);
  });

  it('that open during a write are recorded together', async () => {
    for (const userId of ['sam', 'kim', 'eve']) open(userId);
    await jest.advanceTimersByTimeAsync(0);
    expect(noted).toEqual([['sam'], ['kim', 'eve']]);
  });

  it('end at the next heartbeat after their session ends', async () => {
    const [gone, other] = [open('sam'), open('kim')];
    authenticate.mockImplementation(async (token) => (token === 'token of sam' ? undefined : {}));

    await jest.advanceTimersByTimeAsync(HEARTBEAT_MS);

    expect([gone.events().at(-1), gone.writableEnded]).toEqual(['ended', true]);
    expect(other.writableEnded).toBe(false);
  });

  it('survive an unavailable database', async () => {
    const response = open('sam');
    authenticate.mockRejectedValue(new Error('the database is unavailable'));

    await jest.advanceTimersByTimeAsync(3 * HEARTBEAT_MS);

    expect(response.writableEnded).toBe(false);
  });

  it('are limited to ten per user and some per process, and a closed one makes room', () => {
    const [first] = Array.from({ length: 10 }, () => open('sam'));
    expect(() => streams.refuseTooMany('sam', 'office')).toThrow(
      expect.objectContaining({ code: 'platform.live-unavailable', facts: { retryAfterSeconds: expect.any(Number) } }),
    );
    for (const userId of ['kim', 'eve']) {
      expect(() => streams.refuseTooMany(userId, 'office')).not.toThrow();
      open(userId);
    }
    expect(() => streams.refuseTooMany('zoe', 'office')).toThrow();
    first?.emit('close');
    for (const userId of ['sam', 'zoe']) expect(() => streams.refuseTooMany(userId, 'office')).not.toThrow();
  });

  it('are limited to 500 per network', () => {
    config.liveStreams = 1_000;
    const [first] = Array.from({ length: 500 }, (_, n) => open(`user ${n}`, new FakeResponse(), 'office'));
    expect(() => streams.refuseTooMany('sam', 'office')).toThrow();
    expect(() => streams.refuseTooMany('sam', 'home')).not.toThrow();
    first?.emit('close');
    expect(() => streams.refuseTooMany('sam', 'office')).not.toThrow();
  });

  it('do not open for a client that left meanwhile', () => {
    for (let n = 0; n < 12; n++) open('sam', Object.assign(new FakeResponse(), { destroyed: true }));
    expect(() => streams.refuseTooMany('sam', 'office')).not.toThrow();
    expect(noted).toEqual([]);
  });

  it('are cut when their client stops reading', () => {
    const response = open('sam');
    response.writableLength = 100_000;
    streams.changed({ userIds: ['sam'], topics: ['messages'] });
    expect(response.destroyed).toBe(true);
  });

  it('end one after the other when the process stops, and no new one opens', async () => {
    const all = ['sam', 'kim', 'eve'].map((userId) => open(userId));
    const stopping = streams.beforeApplicationShutdown('SIGTERM');

    expect(all.filter(({ writableEnded }) => writableEnded)).toHaveLength(1);
    expect(() => streams.refuseTooMany('zoe', 'office')).toThrow();
    await stopping;
    expect(all.every(({ writableEnded }) => writableEnded)).toBe(true);
  });

  function open(userId: string, response = new FakeResponse(), network = `network of ${userId}`): FakeResponse {
    streams.open({ userId, token: `token of ${userId}`, network }, response as unknown as ServerResponse);
    return response;
  }
});

class FakeResponse extends EventEmitter {
  writableLength = 0;
  writableEnded = false;
  destroyed = false;
  private text = '';

  write(text: string): void {
    this.text += text;
  }

  end(): void {
    this.writableEnded = true;
  }

  destroy(): void {
    this.destroyed = true;
  }

  events(): string[] {
    return [...this.text.matchAll(/^event: (.+)$/gm)].map(([, event = '']) => event);
  }
}
