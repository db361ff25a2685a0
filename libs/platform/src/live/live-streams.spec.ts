import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Config } from '../config/config';
import type { LiveBus } from './live-bus';
import type { LivePresence } from './live-presence';
import { LiveStreams } from './live-streams';

const HEARTBEAT_MS = 20_000;

describe('the streams of a process', () => {
  let authenticate: jest.Mock;
  /** Users, for each time that the database is told. */
  let noted: string[][];
  let streams: LiveStreams;

  beforeEach(() => {
    jest.useFakeTimers();
    authenticate = jest.fn(async () => ({}));
    noted = [];
    streams = new LiveStreams(
      { subscribe: () => undefined } as unknown as LiveBus,
      { authenticate },
      { note: async (ids: string[]) => void noted.push(ids) } as unknown as LivePresence,
      { liveStreams: 3 } as Config,
    );
    streams.onApplicationBootstrap();
  });
  afterEach(() => {
    streams.onApplicationShutdown();
    jest.useRealTimers();
  });

  it('beat every 20 seconds, and note who is there', async () => {
    const response = open('sam');
    await jest.advanceTimersByTimeAsync(2 * HEARTBEAT_MS);

    expect(response.events()).toEqual(['refetch', 'heartbeat', 'heartbeat']);
    expect(authenticate).toHaveBeenCalledTimes(2);
    expect(noted).toEqual([['sam'], ['sam'], ['sam']]);
  });

  it('that open while others are being noted are noted together', async () => {
    for (const userId of ['sam', 'kim', 'eve']) open(userId);
    await jest.advanceTimersByTimeAsync(0);
    expect(noted).toEqual([['sam'], ['kim', 'eve']]);
  });

  it('end at the next beat after their session has ended, whatever ended it', async () => {
    const [gone, other] = [open('sam'), open('kim')];
    authenticate.mockImplementation(async (token) => (token === 'token of sam' ? undefined : {}));

    await jest.advanceTimersByTimeAsync(HEARTBEAT_MS);

    expect([gone.events().at(-1), gone.writableEnded]).toEqual(['ended', true]);
    expect(other.writableEnded).toBe(false);
  });

  it('outlast a database that does not answer', async () => {
    const response = open('sam');
    authenticate.mockRejectedValue(new Error('the database is unavailable'));

    await jest.advanceTimersByTimeAsync(3 * HEARTBEAT_MS);

    expect(response.writableEnded).toBe(false);
  });

  it('are as many as the process may have, and one more when one has gone', () => {
    const [first] = ['sam', 'kim', 'eve'].map(open);
    expect(() => streams.refuseTooMany('zoe')).toThrow(
      expect.objectContaining({ code: 'platform.live-unavailable', facts: { retryAfterSeconds: expect.any(Number) } }),
    );
    first?.emit('close');
    expect(() => streams.refuseTooMany('zoe')).not.toThrow();
  });

  it('are cut when their client takes nothing', () => {
    const response = open('sam');
    response.writableLength = 100_000;
    streams.changed({ userIds: ['sam'], topics: ['messages'] });
    expect(response.destroyed).toBe(true);
  });

  it('go one after the other when the process stops, and no new one comes', async () => {
    const all = ['sam', 'kim', 'eve'].map(open);
    const stopping = streams.beforeApplicationShutdown('SIGTERM');

    expect(all.filter(({ writableEnded }) => writableEnded)).toHaveLength(1);
    expect(() => streams.refuseTooMany('zoe')).toThrow();
    await stopping;
    expect(all.every(({ writableEnded }) => writableEnded)).toBe(true);
  });

  function open(userId: string): FakeResponse {
    const response = new FakeResponse();
    streams.open(userId, `token of ${userId}`, response as unknown as ServerResponse);
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
