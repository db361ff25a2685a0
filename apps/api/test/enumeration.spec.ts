import { times } from '@casewright/platform/testing';
import { performance } from 'node:perf_hooks';
import type { ApiAnswer, RunningApi } from './running-api';
import { aSignUp, PASSWORD, startWithSessions, Visitor } from './visitor';

const COUNT = times({ test: 2, soak: 500 });
/** Parallel requests. Most of the time a response waits for its minimum time. */
const LANES = times({ test: 1, soak: 4 });
/** Up to this, timing hardly distinguishes two addresses for this sample size. */
const MAX_AUC = 0.55;

type Probe = (about: Visitor) => Promise<ApiAnswer>;

interface Observation {
  readonly seen: unknown;
  readonly tookMs: number;
}

type Asking = (email: string) => Promise<Observation>;

/** Requests of a signed-in user about another address. */
const changeQuestions = (asker: Visitor): readonly Probe[] => [
  ({ email }) => asker.send('POST', '/account/email-change', { email, password: PASSWORD }),
  () => asker.send('GET', '/account/email-change'),
  () => asker.send('POST', '/account/email-change/code', {}),
];

/** A visitor's requests about an address with or without an account. */
const QUESTIONS: Readonly<Record<string, readonly Probe[]>> = {
  'signing in': [(stranger) => stranger.signIn('Wrong-horse-1')],
  'signing up': [(stranger) => stranger.signUp({ password: 'Another-horse-2' })],
  'a code': [(stranger) => stranger.verify('000000')],
  'a new password': [
    (stranger) => stranger.send('POST', '/password-reset-request', { email: stranger.email }),
    (stranger) => stranger.send('POST', '/password-reset-verify', { code: '000000', newPassword: 'Another-horse-2' }),
  ],
  'another mail after signing up': [
    (stranger) => stranger.signUp({ password: 'Another-horse-2' }),
    (stranger) => stranger.send('GET', '/verification'),
    (stranger) => stranger.send('POST', '/send-verification-code', {}),
    (stranger) => stranger.verify('000000'),
    (stranger) => stranger.signIn('Another-horse-2'),
    (stranger) => stranger.signIn('Wrong-horse-1'),
  ],
};

describe('account existence', () => {
  let api: RunningApi;
  let existing: readonly string[];

  beforeAll(async () => {
    api = await startWithSessions();
    const sam = await Visitor.verified(api);
    const accounts = await api.sql<{ email: string }>(
      `insert into identity.accounts
         (id, email, first_name, last_name, password_hash, role, email_verified, terms_version, terms_accepted_at, created_at)
       select gen_random_uuid(), 'sam-' || gen_random_uuid() || '@acme.example', 'Sam', 'Seller',
         (select password_hash from identity.accounts where email = $1), 'user', true, '2025-07-01', now(), now()
       from generate_series(1, ${COUNT}) returning email`,
      [sam.email],
    );
    existing = accounts.map(({ email }) => email);
    expect(await new Visitor(api, existing[0]).signIn(PASSWORD)).toMatchObject({ status: 200 });
  });
  afterAll(() => api.stop());

  it.each(Object.keys(QUESTIONS))('is not revealed by the response or timing of %s', async (name) => {
    const asking: Asking = async (email) => {
      // Removes limits from earlier requests about these addresses.
      await api.sql(`delete from identity.email_codes where subject = $1`, [email]);
      const stranger = new Visitor(api, email);
      return ask(stranger, stranger, QUESTIONS[name] ?? []);
    };
    await compare(() => asking);
  });

  it('is not revealed by the response or timing of an address change', async () => {
    await compare(
      async () => {
        const asker = await Visitor.verified(api);
        return async (email) => {
          // Exceeds the real rate limit.
          await api.sql(
            `delete from identity.email_codes where purpose = 'change-email'
             and account_id = (select id from identity.accounts where email = $1)`,
            [asker.email],
          );
          return ask(asker, new Visitor(api, email), changeQuestions(asker));
        };
      },
      { atOnce: false },
    );
  });

  it('is not revealed by wrong codes for an address change', async () => {
    const [theirs, nobodys] = await Promise.all(
      [String(existing[0]), aSignUp().email].map(async (email) => {
        const asker = await Visitor.verified(api);
        const confirm = () => asker.send('POST', '/account/email-change/confirm', { code: '000000' });
        return ask(asker, new Visitor(api, email), [...changeQuestions(asker), confirm]);
      }),
    );
    expect(theirs?.seen).toEqual(nobodys?.seen);
  });

  /**
   * Compares known and unknown addresses in turn on the same machine.
   * @param askerOf returns the visitor of a lane, who asks about one address after another
   */
  async function compare(askerOf: () => Asking | Promise<Asking>, { atOnce } = { atOnce: true }): Promise<void> {
    const known: number[] = [];
    const unknown: number[] = [];
    const waiting = existing.entries();
    const lane = async () => {
      const askAbout = await askerOf();
      for (const [index, email] of waiting) {
        const asking = [() => askAbout(email), () => askAbout(aSignUp().email)] as const;
        const [theirs, nobodys] = await alternately(index, asking, atOnce);
        expect(theirs.seen).toEqual(nobodys.seen);
        known.push(theirs.tookMs);
        unknown.push(nobodys.tookMs);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    // Timing needs many samples: see `npm run soak`.
    if (COUNT >= 500) expect(areaUnderCurve(known, unknown)).toBeLessThanOrEqual(MAX_AUC);
  }

  async function ask(asker: Visitor, about: Visitor, questions: readonly Probe[]): Promise<Observation> {
    const seen: unknown[] = [];
    let tookMs = 0;
    for (const question of questions) {
      const before = performance.now();
      const answer = await question(about);
      tookMs += performance.now() - before;
      seen.push(asker.seenIn({ ...answer, text: answer.text.replaceAll(about.email, 'email') }));
    }
    return { seen, tookMs };
  }
});

/** Alternates which goes first. */
async function alternately<T>(
  index: number,
  [one, other]: readonly [() => Promise<T>, () => Promise<T>],
  atOnce: boolean,
): Promise<[T, T]> {
  const isOneFirst = index % 2 === 0;
  const first = isOneFirst ? one() : other();
  if (!atOnce) await first;
  const second = isOneFirst ? other() : one();
  const [a, b] = await Promise.all([first, second]);
  return isOneFirst ? [a, b] : [b, a];
}

/** How well two samples can be told apart: 0.5 not at all, 1 always. */
function areaUnderCurve(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((ms) => ({ ms, isOne: true })), ...other.map((ms) => ({ ms, isOne: false }))];
  const ranks = all.sort((a, b) => a.ms - b.ms).flatMap(({ isOne }, index) => (isOne ? [index + 1] : []));
  const sum = ranks.reduce((total, rank) => total + rank, 0);
  const area = (sum - (one.length * (one.length + 1)) / 2) / (one.length * other.length);
  return Math.max(area, 1 - area);
}
