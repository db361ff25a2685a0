import { type Principal, Sessions } from '@casewright/platform';
import { RunningApi } from './running-api';

const ADDRESSES = ['/api/docs', '/api/docs/', '/api/%64ocs-json', '/api/docs-yaml', '/api/docs/swagger-ui.css'];

/** Uses the session token as the user's role. */
class NamedSessions extends Sessions {
  async authenticate(role: string): Promise<Principal> {
    const user = { userId: role, sessionId: role, email: `${role}@northwind.example`, emailVerified: true };
    return { ...user, isAdmin: role === 'admin', isMfa: true, hasSecondFactor: true };
  }
}

describe('the API document in production', () => {
  let api: RunningApi;
  beforeAll(async () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://casewright.example' };
    api = await RunningApi.startWithPages(production, { provide: Sessions, useClass: NamedSessions });
  });
  afterAll(() => api.stop());

  const statusFor = async (address: string, role?: string) =>
    (await api.send('GET', address, { headers: { ...(role && { cookie: `__Host-session=${role}` }) } })).status;

  it.each(ADDRESSES)('is available to admins only: %s', async (address) => {
    expect(await statusFor(address)).toBe(401);
    expect(await statusFor(address, 'user')).toBe(403);
    expect(await statusFor(address, 'admin')).toBe(200);
  });

  it('comes without previews of mails', async () => {
    expect(await statusFor('/api/mails', 'admin')).toBe(404);
  });
});
