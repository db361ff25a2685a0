import { ReportSprays } from '@casewright/identity/testing';
import { CommandBus } from '@nestjs/cqrs';
import type { RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

describe('failed sign-ins', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await startWithSessions();
  });
  afterAll(() => api.stop());

  it('are counted by account, network and hour, and shown to the owner and admins only', async () => {
    const [ada, sam, kim] = [await Visitor.admin(api), await Visitor.verified(api), await Visitor.verified(api)];
    const stranger = new Visitor(api, sam.email);
    for (const guess of ['Wrong-horse-1', 'Wrong-horse-2']) {
      expect((await stranger.signIn(guess)).status).toBe(401);
      expect((await new Visitor(api).signIn(guess)).status).toBe(401);
    }

    const failed = [{ network: stranger.address, reason: 'password', count: 2, lastAt: expect.any(String) }];
    expect((await sam.send('GET', '/account/sessions/failed')).body).toEqual({ rows: failed });
    expect((await ada.send('GET', `/admin/users/${await sam.id()}/failed-sign-ins`)).body).toEqual(failed);
    expect((await kim.send('GET', '/account/sessions/failed')).body).toEqual({ rows: [] });
    expect(await api.count('identity.failed_sign_ins where account_id is null')).toBe(2);

    await ada.signOut();
    await ada.signIn();
    expect((await ada.send('POST', '/session/second-step', { code: '000000' })).status).toBe(422);
    expect(await api.count(`identity.failed_sign_ins where reason = 'second-step' and account_id is not null`)).toBe(1);
  });

  it('at many accounts from one network are mailed to admins once an hour, those at few never', async () => {
    await api.sql('truncate identity.failed_sign_ins');
    const ada = await Visitor.admin(api);
    const report = () => api.get(CommandBus).execute(new ReportSprays());
    const alerts = () =>
      api.sql(
        `select payload->'accounts' as accounts, payload->>'network' as network from platform.outbox
         where type = 'identity.sign-ins-sprayed' and payload->>'email' = $1`,
        [ada.email],
      );
    const sprayed = new Visitor(api);
    const fail = () => sprayed.send('POST', '/session', { email: new Visitor(api).email, password: 'Wrong-horse-1' });
    for (let account = 1; account <= 19; account++) await fail();
    await report();
    expect(await alerts()).toEqual([]);

    await fail();
    for (let minute = 1; minute <= 2; minute++) await report();
    expect(await alerts()).toEqual([{ accounts: 20, network: sprayed.address }]);
  });
});
