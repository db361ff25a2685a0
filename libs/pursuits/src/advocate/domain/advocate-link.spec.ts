import { ADVOCATE_LINK_DAYS, ADVOCATE_READING_HOURS } from '@casewright/rules';
import { AdvocateLink, linkStateOf } from './advocate-link';
import { AdvocateLinkNotFound, AdvocateReviewOver } from './advocate-link.errors';

const SENT = new Date('2026-11-30T17:00:00Z');
const after = (hours: number): Date => new Date(SENT.getTime() + hours * 3_600_000);
const sent = () =>
  AdvocateLink.send('l', 'c', { name: 'Marcus Odell', email: 'marcus@larkmoor.example' }, 'hash', SENT);
const stateOf = ({ figures }: AdvocateLink, at: Date) => linkStateOf(figures, at);

describe('advocate link', () => {
  it('opens once and stays readable for hours', () => {
    const link = sent();
    expect(link.open('read', after(1))).toEqual(after(1 + ADVOCATE_READING_HOURS));
    expect(() => link.open('other', after(2))).toThrow(AdvocateLinkNotFound);
    expect([link.readingOf('read', after(2)), link.readingOf('other', after(2))]).toEqual([
      after(1 + ADVOCATE_READING_HOURS),
      undefined,
    ]);
    expect(link.readingOf('read', after(1 + ADVOCATE_READING_HOURS))).toBeUndefined();
    expect(stateOf(link, after(ADVOCATE_READING_HOURS))).toBe('opened');
    expect(() => link.decide('approved', after(1 + ADVOCATE_READING_HOURS))).toThrow(AdvocateLinkNotFound);
  });

  it('expires after days if not opened', () => {
    expect(stateOf(sent(), after(ADVOCATE_LINK_DAYS * 24 - 1))).toBe('sent');
    expect(() => sent().open('read', after(ADVOCATE_LINK_DAYS * 24))).toThrow(AdvocateLinkNotFound);
  });

  it('takes one decision', () => {
    const link = sent();
    link.open('read', SENT);
    link.decide('declined', SENT);
    expect(() => link.decide('approved', SENT)).toThrow(AdvocateLinkNotFound);
    expect([link.end('over', SENT), stateOf(link, SENT)]).toEqual([false, 'declined']);
  });

  it.each([
    ['revoked', AdvocateLinkNotFound],
    ['stopped', AdvocateLinkNotFound],
    ['over', AdvocateReviewOver],
  ] as const)('can be neither opened nor answered once %s', (end, refusal) => {
    const [unopened, opened] = [sent(), sent()];
    opened.open('read', SENT);
    expect([unopened.end(end, SENT), opened.end(end, SENT)]).toEqual([true, true]);
    expect(() => unopened.open('read', SENT)).toThrow(refusal);
    expect(() => opened.decide('approved', SENT)).toThrow(refusal);
  });
});
