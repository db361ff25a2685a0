import type { RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

describe('the name of an account', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await startWithSessions();
  });
  afterAll(() => api.stop());

  it('is changed to what was written, without the spaces around it', async () => {
    const sam = await Visitor.signedUp(api);

    expect((await sam.send('POST', '/account/name', { firstName: ' Zoë ', lastName: 'O’Hara 🌿' })).status).toBe(204);

    expect(await sam.user()).toMatchObject({ firstName: 'Zoë', lastName: 'O’Hara 🌿', email: sam.email });
  });

  it.each([
    { firstName: '', lastName: 'Seller' },
    { firstName: '  ', lastName: 'Seller' },
    { firstName: 'Sam\nSeller', lastName: 'Seller' },
    { firstName: 'Sam', lastName: 'x'.repeat(101) },
    { firstName: 'Sam' },
    { firstName: 'Sam', lastName: 'Seller', role: 'admin' },
    { firstName: 'Sam', lastName: 'Seller', email: 'other@acme.example' },
  ])('is not changed to %p', async (names) => {
    const sam = await Visitor.signedUp(api);

    expect((await sam.send('POST', '/account/name', names)).status).toBeGreaterThanOrEqual(400);

    expect(await sam.user()).toMatchObject({ firstName: 'Sam', lastName: 'Seller', email: sam.email });
  });
});
