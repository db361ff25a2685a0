import { Logger } from '@nestjs/common';
import { OpenSession } from '../commands/open-session';
import { aBrowser, busesOf, plainTokens } from './buses.fixture';
import type { OpenSessions } from './open-sessions';
import { SessionIssuer } from './session-issuer';

it('logs a sign-in with account and network, and no more', async () => {
  const log = jest.spyOn(Logger.prototype, 'log').mockReturnValue(undefined);
  const { commands } = busesOf([[OpenSession, () => ({ isNewDevice: false })]]);
  const sessions = { find: async () => ({ userId: 'sam' }) } as unknown as OpenSessions;
  const issuer = new SessionIssuer(commands, sessions, plainTokens);
  await issuer.open(aBrowser, (browser) => new OpenSession({ accountId: 'sam' }, browser));
  expect(log.mock.calls).toEqual([[{ event: 'signed-in', accountId: 'sam', network: aBrowser.network }]]);
  log.mockRestore();
});
