import { LIVE_TOPICS } from '@casewright/rules';
import { queryClient, useSession } from '@casewright/web';
import { aUser, refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { LiveConnection, SILENCE_MS } from './live-connection';
import type { LiveStatus } from './live-status';

const CONNECTING = 0;
const CLOSED = 2;

class FakeStream extends EventTarget {
  static readonly CONNECTING = CONNECTING;
  static readonly CLOSED = CLOSED;
  static opened: FakeStream[] = [];
  readyState = CONNECTING;

  constructor() {
    super();
    FakeStream.opened.push(this);
  }

  close(): void {
    this.readyState = CLOSED;
  }

  tell(event: string, topics: readonly string[] = []): void {
    this.readyState = 1;
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(topics) }));
  }

  cut(readyState = CONNECTING): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

describe('the stream of a browser', () => {
  let changes: (readonly string[])[];
  let status: LiveStatus;
  let connection: LiveConnection;
  let doesAnswer: boolean;

  beforeEach(() => {
    jest.useFakeTimers();
    FakeStream.opened = [];
    Object.assign(globalThis, { EventSource: FakeStream });
    queryClient.clear();
    signedInAs();
    changes = [];
    doesAnswer = true;
    mockServer({
      'GET /api/session': () => (doesAnswer ? { user: aUser() } : refusal(503, 'http.unavailable', 'No.')),
    });
    connection = new LiveConnection({
      changed: (topics) => void changes.push(topics),
      is: (told) => (status = told),
    });
    connection.start();
  });
  afterEach(() => {
    connection.stop();
    jest.useRealTimers();
  });

  it('reports changes, and everything after each start', () => {
    stream().tell('refetch');
    stream().tell('changed', ['messages']);
    stream().cut();
    stream().tell('refetch');

    expect(changes).toEqual([LIVE_TOPICS, ['messages'], LIVE_TOPICS]);
    expect(status).toBe('live');
    expect(FakeStream.opened).toHaveLength(1);
  });

  it('reopens after silence, such as sleep', async () => {
    stream().tell('refetch');
    await pass(40);
    stream().tell('heartbeat');
    await pass(40);
    expect(FakeStream.opened).toHaveLength(1);

    await pass(10);
    expect(FakeStream.opened).toHaveLength(2);
    expect(FakeStream.opened[0]?.readyState).toBe(CLOSED);
  });

  it('reopens when the page becomes visible, if no timer ran', () => {
    stream().tell('refetch');
    jest.setSystemTime(Date.now() + SILENCE_MS + 1);
    expect(FakeStream.opened).toHaveLength(1);

    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeStream.opened).toHaveLength(2);
  });

  it('falls back to polling every 30 seconds if streams keep failing, and retries less and less', async () => {
    for (let n = 0; n < 3; n++) {
      stream().tell('refetch');
      stream().cut();
    }
    changes = [];
    await pass(100);
    expect(status).toBe('asking');
    expect(changes.filter((topics) => topics === LIVE_TOPICS)).toHaveLength(4);

    for (let n = 0; n < 20; n++) {
      stream().cut();
      await pass(120);
    }
    expect(FakeStream.opened.length).toBeLessThan(40);
  });

  it('is offline while the server does not answer, and catches up afterwards', async () => {
    stream().tell('refetch');
    doesAnswer = false;
    stream().cut(CLOSED);
    await pass(10);
    expect(status).toBe('offline');

    doesAnswer = true;
    await pass(30);
    expect(status).toBe('asking');
    stream().tell('refetch');
    expect(status).toBe('live');
    expect(changes.at(-1)).toEqual(LIVE_TOPICS);
  });

  it('reopens at once when the network is back', () => {
    dispatchEvent(new Event('offline'));
    expect(status).toBe('offline');
    dispatchEvent(new Event('online'));
    expect(FakeStream.opened).toHaveLength(2);
  });

  it('ends the session if it ended on the server', async () => {
    mockServer({ 'GET /api/session': () => ({ user: null }) });
    stream().tell('ended');
    await pass(0);
    expect(useSession.getState()).toEqual({ status: 'signed-out', wasEnded: true });
  });

  const stream = (): FakeStream => FakeStream.opened.at(-1) as FakeStream;
  const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);
});
