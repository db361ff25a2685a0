import { mustVerify, needsSession } from './guard';
import { ServerUnreachable, signOut, signOutToReturn, useSession } from './session';
import { aUser, mockServer, signedInAs, signedOut } from './testing';

const now = Date.parse('2025-06-01T12:00:00Z');
const open = (path: string) => needsSession({ request: new Request(`http://localhost${path}`) });
const whereTo = async (path: string) => (await open(path))?.headers.get('location');

describe('a page for signed-in users', () => {
  it('sends a visitor to sign in and back', async () => {
    signedOut();
    expect(await whereTo('/messages?to=u-2')).toBe('/login?return=%2Fmessages%3Fto%3Du-2');
  });

  it('does not return to the page on which they signed out', async () => {
    signedInAs();
    mockServer({ 'DELETE /api/session': () => undefined });
    window.history.replaceState(null, '', '/profile');
    await signOut();
    expect(await whereTo('/profile')).toBe('/login');
    expect(await whereTo('/messages')).toBe('/login?return=%2Fmessages');
  });

  it('returns to the page after signing out to sign in again', async () => {
    signedInAs();
    mockServer({ 'DELETE /api/session': () => undefined });
    await signOutToReturn();
    expect(await whereTo('/profile')).toBe('/login?return=%2Fprofile');
  });

  it('sends a new account to verify its email first', async () => {
    signedInAs({ emailVerified: false, email: 'a+b@northwind.example', createdAt: new Date().toISOString() });
    expect(await whereTo('/profile')).toBe('/verify-email?email=a%2Bb%40northwind.example');
  });

  it('waits until the session is known', async () => {
    useSession.setState({ status: 'loading' }, true);
    const opened = open('/profile');
    signedInAs();
    expect(await opened).toBeNull();
  });

  it('fails while the server cannot be reached, rather than asking to sign in', async () => {
    useSession.setState({ status: 'loading', isUnreachable: true }, true);
    await expect(open('/profile')).rejects.toBeInstanceOf(ServerUnreachable);
  });
});

describe('who must verify', () => {
  it('is someone who signed up less than an hour ago and has not', () => {
    const signedUp = (createdAt: string, emailVerified = false) => aUser({ emailVerified, createdAt });
    expect(mustVerify(signedUp('2025-06-01T11:00:01Z'), now)).toBe(true);
    expect(mustVerify(signedUp('2025-06-01T11:00:00Z'), now)).toBe(false);
    expect(mustVerify(signedUp('2025-06-01T11:59:00Z', true), now)).toBe(false);
  });
});
