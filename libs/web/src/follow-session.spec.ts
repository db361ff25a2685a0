import { followSession } from './follow-session';
import { queryClient } from './query-client';
import { loadSession, useSession } from './session';
import { aUser, refusal, mockServer, signedInAs } from './testing';

describe('a tab', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    useSession.setState({ status: 'loading' }, true);
  });
  afterEach(() => jest.useRealTimers());

  it('notices when its session ends, and not before', async () => {
    followSession();
    signedInAs({ sessionSecondsLeft: 60 });
    const asked = mockServer({ 'GET /api/session': () => ({ user: null }) });

    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([]);

    await jest.advanceTimersByTimeAsync(1_000);
    expect(useSession.getState()).toEqual({ status: 'signed-out', wasEnded: true });
  });

  it('forgets what was loaded for another user, and not for the same one', () => {
    signedInAs();
    followSession();
    queryClient.setQueryData(['credits', 'balance'], { balance: 100 });
    signedInAs({ firstName: 'Sam' });
    expect(queryClient.getQueryData(['credits', 'balance'])).toEqual({ balance: 100 });
    signedInAs({ id: 'u-2' });
    expect(queryClient.getQueryData(['credits', 'balance'])).toBeUndefined();
  });

  it('waits longer if the session was used elsewhere', async () => {
    followSession();
    signedInAs({ sessionSecondsLeft: 60 });
    const asked = mockServer({ 'GET /api/session': () => ({ user: aUser({ sessionSecondsLeft: 3_600 }) }) });

    await jest.advanceTimersByTimeAsync(600_000);

    expect(useSession.getState().status).toBe('signed-in');
    expect(asked).toHaveLength(1);
  });

  it('checks again when it becomes visible', async () => {
    followSession();
    signedInAs();
    mockServer({ 'GET /api/session': () => ({ user: null }) });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(useSession.getState().status).toBe('signed-in');

    document.dispatchEvent(new Event('visibilitychange'));

    await jest.advanceTimersByTimeAsync(0);
    expect(useSession.getState().status).toBe('signed-out');
  });

  it('retries until the server can be reached', async () => {
    followSession();
    const asked = mockServer({ 'GET /api/session': () => refusal(503, 'http.unavailable', 'Not available.') });
    void loadSession();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(useSession.getState()).toEqual({ status: 'loading', isUnreachable: true });
    expect(asked.length).toBeGreaterThan(3);

    mockServer({ 'GET /api/session': () => ({ user: aUser() }) });
    await jest.advanceTimersByTimeAsync(6_000);
    expect(useSession.getState().status).toBe('signed-in');
  });
});
