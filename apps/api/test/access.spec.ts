import { type AccessLevel, LiveStreams, type Principal, Sessions, TooManyRequests } from '@casewright/platform';
import { routesOf } from './routes';
import { RunningApi } from './running-api';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Access level per route, except those below /admin. A new route fails this test until it is listed. */
const ROUTES: Readonly<Record<string, AccessLevel>> = {
  'GET /live': 'signed-in',
  'HEAD /uploads/:id': 'signed-in',
  'PATCH /uploads/:id': 'signed-in',
  'DELETE /uploads/:id': 'signed-in',
  'GET /account/mail-preferences': 'signed-in',
  'PUT /account/mail-preferences': 'signed-in',
  'POST /unsubscribe/:token': 'anyone',
  'GET /unsubscribe/:token': 'anyone',
  'POST /unsubscribe/:token/page': 'anyone',
  'GET /messages/search': 'signed-in',
  'DELETE /drafts/:id': 'signed-in',
  'GET /conversations/:id/messages': 'signed-in',
  'GET /drafts': 'signed-in',
  'GET /drafts/:id': 'signed-in',
  'GET /drafts/:id/attachments': 'signed-in',
  'POST /drafts/:id/attachments': 'verified',
  'DELETE /drafts/:id/attachments/:attachmentId': 'signed-in',
  'GET /attachments/:id': 'signed-in',
  'GET /messages/:id': 'signed-in',
  'GET /messages/unread': 'signed-in',
  'POST /drafts/:id/send': 'verified',
  'POST /messages/mark-unread': 'signed-in',
  'POST /messages/delete': 'signed-in',
  'POST /messages/mark-shown-read': 'signed-in',
  'POST /messages/restore': 'signed-in',
  'PUT /drafts/:id': 'signed-in',
  'POST /sign-up': 'anyone',
  'POST /check-work-email': 'anyone',
  'GET /sample-case/:form': 'anyone',
  'GET /verify/:sha256': 'anyone',
  'GET /session': 'anyone',
  'GET /verification': 'anyone',
  'POST /session': 'anyone',
  'DELETE /session': 'anyone',
  'POST /send-verification-code': 'anyone',
  'POST /verify-email-code': 'anyone',
  'POST /verify-email-link': 'anyone',
  'POST /password-reset-request': 'anyone',
  'POST /password-reset-verify': 'anyone',
  'POST /reset-password': 'anyone',
  'POST /account/name': 'signed-in',
  'POST /account/password': 'signed-in',
  'GET /account/email-change': 'verified',
  'POST /account/email-change': 'verified',
  'POST /account/email-change/code': 'verified',
  'POST /account/email-change/confirm': 'verified',
  'POST /account/email-change/confirm-by-link': 'verified',
  'DELETE /account/email-change': 'verified',
  'POST /undo-email-change': 'anyone',
  'POST /session/second-step': 'anyone',
  'GET /account/two-step': 'signed-in',
  'POST /account/two-step': 'verified',
  'POST /account/two-step/on': 'verified',
  'POST /account/two-step/off': 'signed-in',
  'POST /account/two-step/recovery-codes': 'signed-in',
  'GET /account/passkeys': 'signed-in',
  'POST /account/passkeys/begin': 'verified',
  'POST /account/passkeys': 'verified',
  'POST /account/passkeys/:id/rename': 'signed-in',
  'POST /account/passkeys/:id/remove': 'signed-in',
  'POST /session/passkey/begin': 'anyone',
  'POST /session/passkey': 'anyone',
  'GET /account/sessions': 'signed-in',
  'DELETE /account/sessions/:id': 'signed-in',
  'DELETE /account/sessions': 'signed-in',
  'GET /account/data-exports': 'verified',
  'POST /account/data-exports': 'verified',
  'GET /account/data-exports/:id': 'verified',
  'POST /account/deletion': 'signed-in',
  'DELETE /account/deletion': 'signed-in',
  'GET /credits/balance': 'signed-in',
  'GET /credits/transactions': 'signed-in',
  'GET /credits/transactions/csv': 'signed-in',
  'GET /credits/orders': 'signed-in',
  'GET /credits/orders/:id/receipt': 'signed-in',
  'POST /create-payment': 'verified',
  'POST /process-payment-success': 'signed-in',
  'POST /stripe/webhook': 'anyone',
  'POST /cases/quote': 'anyone',
  'GET /rate-cards': 'anyone',
  'POST /cases': 'verified',
  'GET /cases': 'signed-in',
  'GET /cases/:id': 'signed-in',
  'GET /pricing-draft': 'signed-in',
  'POST /pricing-draft': 'signed-in',
  'GET /saved-calculations': 'signed-in',
  'POST /saved-calculations': 'signed-in',
  'GET /saved-calculations/csv': 'signed-in',
  'GET /saved-calculations/:id': 'signed-in',
  'POST /saved-calculations/:id/rename': 'signed-in',
  'POST /saved-calculations/:id/duplicate': 'signed-in',
  'DELETE /saved-calculations/:id': 'signed-in',
  'POST /saved-calculations/:id/restore': 'signed-in',
  'POST /pursuits': 'verified',
  'GET /pursuits': 'signed-in',
  'GET /pursuits/board': 'signed-in',
  'GET /pursuits/summary': 'signed-in',
  'GET /pursuits/waiting-count': 'signed-in',
  'GET /pursuits/activity': 'signed-in',
  'GET /pursuits/colleague': 'verified',
  'GET /pursuits/:id': 'signed-in',
  'PUT /pursuits/:id': 'verified',
  'POST /pursuits/:id/move': 'verified',
  'POST /pursuits/:id/notes': 'verified',
  'GET /pursuits/:id/case': 'signed-in',
  'GET /cases/:id/pursuit': 'signed-in',
  'POST /cases/:id/moves': 'verified',
  'GET /cases/:id/inputs': 'signed-in',
  'PUT /cases/:id/inputs/:key/answers': 'verified',
  'POST /cases/:id/inputs/:key/file': 'verified',
  'GET /cases/:id/inputs/:key/file': 'signed-in',
  'PUT /cases/:id/inputs/:key/columns': 'verified',
  'DELETE /cases/:id/inputs/:key': 'verified',
  'GET /cases/:id/messages': 'signed-in',
  'GET /cases/:id/deliverables': 'signed-in',
  'GET /deliverable-files/:id': 'signed-in',
  'GET /reviews-to-answer': 'signed-in',
  'GET /cases/:id/reviews': 'signed-in',
  'GET /cases/:id/advocate-links': 'signed-in',
  'POST /cases/:id/advocate-links': 'verified',
  'DELETE /cases/:id/advocate-links/:linkId': 'verified',
  'GET /case-review': 'anyone',
  'GET /case-review/files/:id': 'anyone',
  'POST /case-review/answer': 'anyone',
  'POST /case-review/opening': 'anyone',
  'POST /cases/:id/reviews/:reviewId/answer': 'verified',
  'PUT /cases/:id/action-items/:itemId': 'verified',
  'GET /pursuit-draft': 'signed-in',
  'GET /cases/:id/value-model': 'signed-in',
  'GET /cases/:id/value-model/comments': 'signed-in',
  'POST /cases/:id/value-model/comments': 'verified',
  'PUT /cases/:id/value-model/comments/:commentId': 'verified',
  'GET /cases/:id/value-model/versions/:number': 'signed-in',
  'GET /cases/:id/value-model/versions/:number/documents': 'signed-in',
  'GET /cases/:id/value-model/versions/:number/documents/:kind': 'signed-in',
  'PUT /pursuit-draft': 'signed-in',
  'DELETE /pursuit-draft': 'signed-in',
  'GET /messages': 'signed-in',
  'GET /messages/unread-count': 'signed-in',
  'POST /messages': 'verified',
  'POST /messages/mark-read': 'signed-in',
  'POST /contact-submissions': 'anyone',
  'POST /contact-form': 'anyone',
  'POST /account/step-up': 'signed-in',
  'POST /account/step-up/passkey': 'signed-in',
  'POST /pilot-signups': 'signed-in',
  'POST /reports': 'anyone',
  'GET /health/live': 'anyone',
  'GET /health/ready': 'anyone',
};

const REFUSED_TO: Readonly<Record<AccessLevel, Readonly<Record<string, number>>>> = {
  anyone: {},
  'signed-in': { anonymous: 401, stranger: 401 },
  verified: { anonymous: 401, stranger: 401, newcomer: 403 },
  admin: { anonymous: 401, stranger: 401, newcomer: 403, seller: 403, 'lax-admin': 403 },
};

/** Statuses of refused requests. 500 must never occur. */
const REFUSALS = [401, 403, 500];
/** Code of the 401 that a route itself returns without a registration. */
const NO_REGISTRATION = 'identity.no-registration';

const people: Readonly<Record<string, Omit<Principal, 'confirmedAt'>>> = Object.fromEntries(
  ['newcomer', 'seller', 'lax-admin', 'admin'].map((name) => [
    name,
    {
      userId: crypto.randomUUID(),
      sessionId: crypto.randomUUID(),
      email: `${name}@northwind.example`,
      isAdmin: name.endsWith('admin'),
      emailVerified: name !== 'newcomer',
      isMfa: name === 'admin',
      hasSecondFactor: name !== 'newcomer',
    },
  ]),
);

class NamedSessions extends Sessions {
  async authenticate(name: string): Promise<Principal | undefined> {
    const person = people[name];
    return person && { ...person, confirmedAt: new Date() };
  }
}

/** Refuses live streams, because their responses would never end. */
class NoStreams {
  refuseTooMany(): void {
    throw new TooManyRequests(1);
  }
}

describe('the routes', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await RunningApi.start(
      { provide: Sessions, useClass: NamedSessions },
      { provide: LiveStreams, useClass: NoStreams },
    );
  });
  afterAll(() => api.stop());

  it('each declare who may call them', () => {
    const [forAdmins, others] = [adminRoutes(), routesOf(api).filter(([route]) => !/ \/admin\//.test(route))];
    expect(Object.fromEntries(others)).toEqual(ROUTES);
    expect(forAdmins.filter(([, level]) => level !== 'admin')).toEqual([]);
  });

  it.each(Object.entries(ROUTES))('%s has access level %s', expectAccess);

  it('below /admin are for admins', async () => {
    for (const [route] of adminRoutes()) await expectAccess(route, 'admin');
  });

  const adminRoutes = () => routesOf(api).filter(([route]) => / \/admin\//.test(route));

  async function expectAccess(route: string, level: AccessLevel): Promise<void> {
    const [method, path] = route.split(' ') as [Method, string];
    const url = `/api${path.replace(':id', crypto.randomUUID())}`;

    for (const person of ['anonymous', 'stranger', 'newcomer', 'seller', 'lax-admin', 'admin']) {
      const { status, body } = await api.send(method, url, {
        ...(person !== 'anonymous' && { as: person }),
        ...(method !== 'GET' && { body: {} }),
      });
      const expected = REFUSED_TO[level][person] ?? 'let in';
      const isRefused = REFUSALS.includes(status) && body['code'] !== NO_REGISTRATION;
      expect([route, person, isRefused ? status : 'let in']).toEqual([route, person, expected]);
    }
  }
});
