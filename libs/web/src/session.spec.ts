import { locks } from 'node:worker_threads';
import { api } from './api/api';
import { keptKey } from './kept-for-user';
import { useNotices } from './notices';
import { queryClient } from './query-client';
import { loadSession, renewSession, ServerUnreachable, sessionKnown, signIn, signOut, useSession } from './session';
import { aUser, signedInAs, signedOut } from './testing';

function answering(...answers: (() => Response)[]): void {
  globalThis.fetch = () => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return next ? Promise.resolve(next()) : Promise.reject(new TypeError('no answer'));
  };
}
const json = (body: unknown) => () => Response.json(body);
const nothing = () => new Response(null, { status: 204 });
const unavailable = () => new Response(null, { status: 503 });

describe('the session', () => {
  beforeEach(() => {
    localStorage.clear();
    useSession.setState({ status: 'loading' }, true);
  });

  it('of a visitor is signed out', async () => {
    answering(json({ user: null }));
    await loadSession();
    expect(useSession.getState()).toEqual({ status: 'signed-out' });
  });

  it('is read again while the server starts', async () => {
    answering(unavailable, json({ user: aUser() }));
    await loadSession();
    expect(useSession.getState()).toEqual({ status: 'signed-in', user: aUser() });
  });

  it('is unknown while the server cannot be reached', async () => {
    jest.useFakeTimers();
    answering(unavailable);
    const known = sessionKnown();
    const refused = expect(known).rejects.toBeInstanceOf(ServerUnreachable);
    const loaded = loadSession();
    await jest.advanceTimersByTimeAsync(10_000);
    await loaded;
    await refused;
    expect(useSession.getState()).toEqual({ status: 'loading', isUnreachable: true });

    answering(json({ user: aUser() }));
    await loadSession();
    expect(await sessionKnown()).toMatchObject({ status: 'signed-in' });
    jest.useRealTimers();
  });

  it('survives a moment without the server', async () => {
    signedInAs();
    answering(unavailable);
    await loadSession();
    expect(useSession.getState().status).toBe('signed-in');
  });

  it('shows a notice if it was ended elsewhere, but not if it ends here', async () => {
    useNotices.setState([], true);
    signedInAs();
    answering(nothing);
    await signOut();
    expect(useNotices.getState()).toEqual([]);

    signedInAs();
    answering(json({ user: null }));
    await renewSession();
    expect(useNotices.getState()).toEqual([]);

    signedInAs();
    await loadSession();
    expect(useNotices.getState()).toMatchObject([{ title: 'You were signed out' }]);
  });

  it('is kept if a write replaces its cookie during a read', async () => {
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    useNotices.setState([], true);
    signedInAs();
    const write = Promise.withResolvers<Response>();
    const asked = Promise.withResolvers<void>();
    let hasNewCookie = false;
    globalThis.fetch = (input, init) => {
      const { method } = new Request(input, init);
      if (method === 'POST') return write.promise;
      asked.resolve();
      return Promise.resolve(Response.json({ user: hasNewCookie ? aUser() : null }));
    };
    const turnedOn = api.post('/api/account/two-step/on', { body: { code: '123456' } });
    const loaded = loadSession();
    await asked.promise;
    hasNewCookie = true;
    write.resolve(Response.json({ recoveryCodes: [] }));
    await Promise.all([turnedOn, loaded]);

    expect(useSession.getState().status).toBe('signed-in');
    expect(useNotices.getState()).toEqual([]);
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('stays ended if a read from before arrives later', async () => {
    signedInAs();
    const late = Promise.withResolvers<Response>();
    const asked = Promise.withResolvers<void>();
    let isEnded = false;
    globalThis.fetch = (input, init) => {
      const { method } = new Request(input, init);
      if (method === 'DELETE') {
        isEnded = true;
        return Promise.resolve(nothing());
      }
      asked.resolve();
      return isEnded ? Promise.resolve(Response.json({ user: null })) : late.promise;
    };
    const loaded = loadSession();
    await asked.promise;
    await signOut();
    late.resolve(Response.json({ user: aUser() }));
    await loaded;

    expect(useSession.getState()).toEqual({ status: 'signed-out' });
  });

  it('removes the data of its user when it ends', async () => {
    signedInAs();
    localStorage.setItem(keptKey('u-1', 'solutionNames'), '["Helix"]');
    localStorage.setItem(keptKey('u-2', 'solutionNames'), '["Other"]');
    answering(nothing);
    await signOut();

    expect(useSession.getState()).toEqual({ status: 'signed-out' });
    expect(localStorage.getItem(keptKey('u-1', 'solutionNames'))).toBeNull();
    expect(localStorage.getItem(keptKey('u-2', 'solutionNames'))).toBe('["Other"]');
  });

  it('is found to have ended by the first refusal', async () => {
    signedInAs();
    answering(() => new Response(null, { status: 401 }), json({ user: null }));
    const balance = { queryKey: ['credits', 'balance'], queryFn: () => api.get('/api/credits/balance') };
    await expect(queryClient.fetchQuery(balance)).rejects.toMatchObject({ status: 401 });
    await settled('signed-out');
  });

  it('of a visitor is not read again after a refusal', async () => {
    signedOut();
    let asked = 0;
    answering(() => (asked++, new Response(null, { status: 401 })));
    await expect(signIn('a@b.example', 'x')).rejects.toMatchObject({ status: 401 });
    expect(asked).toBe(1);
  });
});

async function settled(status: string): Promise<void> {
  if (useSession.getState().status === status) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = useSession.subscribe((session) => session.status === status && (unsubscribe(), resolve()));
  });
}
