import { replySubject } from '@casewright/rules';
import { aMessage } from '../mailbox/open-mailbox.fixture';
import { quoteOf, replyContent, roomForReply } from './reply-to';

describe('a reply', () => {
  it.each([
    ['Site B', 'Re: Site B'],
    ['Re: Site B', 'Re: Site B'],
    ['Regarding site B', 'Re: Regarding site B'],
    ['x'.repeat(200), `Re: ${'x'.repeat(196)}`],
  ])('to %p has the subject %p', (subject, reply) => {
    expect(replySubject(subject)).toBe(reply);
  });

  it('quotes author, time, subject and text', () => {
    const at = '2026-11-19T16:10:00.000Z';
    expect(quoteOf(aMessage({ createdAt: at, subject: 'Site B', content: 'One.\n\nTwo.' }))).toMatch(
      /^> Admin wrote on Nov 19, 2026, \d+:10 [AP]M, “Site B”\n> One\.\n> \n> Two\.$/,
    );
    expect(quoteOf(aMessage({ isAdminMessage: false }))).toMatch(/^> You wrote on/);
  });

  it('stays within the limit of the server', () => {
    const long = aMessage({ content: 'x\n'.repeat(5000) });
    const answer = 'y'.repeat(roomForReply(long));
    expect(answer.length).toBeGreaterThan(4000);
    expect(replyContent(long, answer)).toHaveLength(10_000);
  });
});
