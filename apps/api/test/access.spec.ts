import { type AccessLevel, LiveStreams, type Principal, Sessions, TooManyRequests } from '@casewright/platform';
import { routesOf } from './routes';
import { RunningApi } from './running-api';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * All routes except those below /admin and GET and HEAD for any signed-in user. A new one fails this test until it is
 * listed, so that each change open to unverified users is meant.
 */
const ROUTES: Readonly<Record<string, AccessLevel>> = {
  'PATCH /uploads/:id': 'signed-in',
  'DELETE /uploads/:id': 'signed-in',
  'PUT /account/mail-preferences': 'signed-in',
  'DELETE /drafts/:id': 'signed-in',
  'DELETE /drafts/:id/attachments/:attachmentId': 'signed-in',
  'POST /messages/mark-unread': 'signed-in',
  'POST /messages/delete': 'signed-in',
  'POST /messages/mark-shown-read': 'signed-in',
  'POST /messages/restore': 'signed-in',
  'PUT /drafts/:id': 'signed-in',
  'POST /account/name': 'signed-in',
  'POST /account/password': 'signed-in',
  'POST /account/two-step/off': 'signed-in',
  'POST /account/two-step/recovery-codes': 'signed-in',
  'POST /account/passkeys/:id/rename': 'signed-in',
  'POST /account/passkeys/:id/remove': 'signed-in',
  'DELETE /account/sessions/:id': 'signed-in',
  'DELETE /account/sessions': 'signed-in',
  'POST /account/deletion': 'signed-in',
  'DELETE /account/deletion': 'signed-in',
  'POST /process-payment-success': 'signed-in',
  'POST /pricing-draft': 'signed-in',
  'POST /saved-calculations': 'signed-in',
  'POST /saved-calculations/:id/rename': 'signed-in',
  'POST /saved-calculations/:id/duplicate': 'signed-in',
  'DELETE /saved-calculations/:id': 'signed-in',
  'POST /saved-calculations/:id/restore': 'signed-in',
  'PUT /pursuit-draft': 'signed-in',
  'DELETE /pursuit-draft': 'signed-in',
  'POST /messages/mark-read': 'signed-in',
  'POST /account/step-up': 'signed-in',
  'POST /account/step-up/passkey': 'signed-in',
  'POST /pilot-signups': 'signed-in',
  'POST /unsubscribe/:token': 'anyone',
  'GET /unsubscribe/:token': 'anyone',
  'POST /unsubscribe/:token/page': 'anyone',
  'POST /drafts/:id/attachments': 'verified',
  'POST /drafts/:id/send': 'verified',
  'POST /sign-up': 'anyone',
  'POST /check-work-email': 'anyone',
  'GET /sample-case/:form': 'anyone',
  'GET /verify/:sha256': 'anyone',
  'GET /status': 'anyone',
  'PUT /credits/billing-details': 'verified',
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
  'GET /account/email-change': 'verified',
  'POST /account/email-change': 'verified',
  'POST /account/email-change/code': 'verified',
  'POST /account/email-change/confirm': 'verified',
  'POST /account/email-change/confirm-by-link': 'verified',
  'DELETE /account/email-change': 'verified',
  'POST /undo-email-change': 'anyone',
  'POST /session/second-step': 'anyone',
  'POST /account/two-step': 'verified',
  'POST /account/two-step/on': 'verified',
  'POST /account/passkeys/begin': 'verified',
  'POST /account/passkeys': 'verified',
  'POST /session/passkey/begin': 'anyone',
  'POST /session/passkey': 'anyone',
  'GET /account/data-exports': 'verified',
  'POST /account/data-exports': 'verified',
  'GET /account/data-exports/:id': 'verified',
  'POST /create-payment': 'verified',
  'POST /stripe/webhook': 'anyone',
  'POST /cases/quote': 'anyone',
  'GET /rate-cards': 'anyone',
  'POST /cases': 'verified',
  'POST /pursuits': 'verified',
  'GET /pursuits/colleague': 'verified',
  'PUT /pursuits/:id': 'verified',
  'POST /pursuits/:id/move': 'verified',
  'POST /pursuits/:id/notes': 'verified',
  'POST /cases/:id/moves': 'verified',
  'PUT /cases/:id/inputs/:key/answers': 'verified',
  'POST /cases/:id/inputs/:key/file': 'verified',
  'PUT /cases/:id/inputs/:key/columns': 'verified',
  'PUT /cases/:id/inputs/:key/choices': 'verified',
  'PUT /cases/:id/inputs/:key/cost-choices': 'verified',
  'POST /cases/:id/inputs/:key/confirm': 'verified',
  'POST /cases/:id/inputs/:key/corrections': 'verified',
  'DELETE /cases/:id/inputs/:key/corrections/:correctionId': 'verified',
  'POST /cases/:id/inputs/:key/replacement/take': 'verified',
  'DELETE /cases/:id/inputs/:key/replacement': 'verified',
  'DELETE /cases/:id/inputs/:key': 'verified',
  'POST /cases/:id/advocate-links': 'verified',
  'DELETE /cases/:id/advocate-links/:linkId': 'verified',
  'GET /case-review': 'anyone',
  'GET /case-review/files/:id': 'anyone',
  'POST /case-review/answer': 'anyone',
  'POST /case-review/opening': 'anyone',
  'POST /cases/:id/reviews/:reviewId/answer': 'verified',
  'PUT /cases/:id/action-items/:itemId': 'verified',
  'POST /cases/:id/value-model/comments': 'verified',
  'PUT /cases/:id/value-model/comments/:commentId': 'verified',
  'POST /messages': 'verified',
  'POST /contact-submissions': 'anyone',
  'POST /contact-form': 'anyone',
  'POST /reports': 'anyone',
  'GET /health/live': 'anyone',
  'GET /health/ready': 'anyone',
};

const IS_ADMIN = / \/admin\//;
/** A mailbox of an admin is the team's, so it requires the second factor, except for the number in the menu. */
const TEAM_MAIL =
  / \/(messages(?!\/unread-count)|drafts|conversations|attachments|cases\/:id\/messages)\b|POST \/account\/data-exports|\/data-exports\/:id/;
const IS_READING = /^(GET|HEAD) /;

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
    const others = routesOf(api).filter(
      ([route, level]) => !IS_ADMIN.test(route) && !(level === 'signed-in' && IS_READING.test(route)),
    );
    expect(Object.fromEntries(others)).toEqual(ROUTES);
    expect(routesOf(api).filter(([route, level]) => IS_ADMIN.test(route) && level !== 'admin')).toEqual([]);
  });

  it.each(Object.entries(ROUTES))('%s has access level %s', expectAccess);

  it.each(['signed-in', 'admin'] as const)('let in those who are %s, if not listed', async (wanted) => {
    for (const [route, level] of routesOf(api))
      if (level === wanted && !ROUTES[route]) await expectAccess(route, wanted);
  });

  async function expectAccess(route: string, level: AccessLevel): Promise<void> {
    const [method, path] = route.split(' ') as [Method, string];
    const url = `/api${path.replace(':id', crypto.randomUUID())}`;

    for (const person of ['anonymous', 'stranger', 'newcomer', 'seller', 'lax-admin', 'admin']) {
      const { status, body } = await api.send(method, url, {
        ...(person !== 'anonymous' && { as: person }),
        ...(method !== 'GET' && { body: {} }),
      });
      const refused = person === 'lax-admin' && TEAM_MAIL.test(route) ? 403 : undefined;
      const expected = refused ?? REFUSED_TO[level][person] ?? 'let in';
      const isRefused = REFUSALS.includes(status) && body['code'] !== NO_REGISTRATION;
      expect([route, person, isRefused ? status : 'let in']).toEqual([route, person, expected]);
    }
  }
});
