import { PermanentFailure } from '../queue/permanent-failure';
import { FakeMailer } from '../testing/fake-mailer';
import { MailInbox } from '../testing/mail-inbox';
import type { Mail, Mailer } from './mailer';
import { messageId, SmtpMailer } from './smtp-mailer';

const FROM = 'Casewright <hello@casewright.example>';
const MAIL: Mail = {
  id: '0198f0a2-7d3c-7c1e-9d55-0f2f6f1f2a11',
  to: 'seller@northwind.example',
  subject: 'Your code – 100 €',
  html: '<p>Grüße</p>',
  text: 'Grüße',
};

interface Post {
  readonly mailer: Mailer;
  delivered(): readonly Omit<Mail, 'id'>[];
  refuse(address: string): void;
  becomeUnavailable(): Promise<void>;
  close(): Promise<void>;
}

describe.each<[string, () => Promise<Post>]>([
  ['the fake', fakePost],
  ['SMTP', smtpPost],
])('a mailer: %s', (_, open) => {
  let post: Post;

  beforeEach(async () => {
    post = await open();
  });
  afterEach(() => post.close());

  it('delivers subject, HTML, and text unchanged', async () => {
    await post.mailer.send(MAIL);

    const { to, subject, html, text } = MAIL;
    expect(post.delivered()).toEqual([{ to, subject, html, text }]);
  });

  it('fails permanently when the recipient is rejected', async () => {
    post.refuse(MAIL.to);

    await expect(post.mailer.send(MAIL)).rejects.toBeInstanceOf(PermanentFailure);
    expect(post.delivered()).toEqual([]);
  });

  it('fails temporarily when the server is unavailable', async () => {
    await post.becomeUnavailable();

    const failure: unknown = await post.mailer.send(MAIL).catch((error: unknown) => error);

    expect(failure).toHaveProperty('message');
    expect(failure).not.toBeInstanceOf(PermanentFailure);
  });
});

describe('SMTP mail', () => {
  let inbox: MailInbox;
  let mailer: SmtpMailer;

  beforeEach(async () => {
    inbox = new MailInbox();
    mailer = new SmtpMailer(await inbox.open(), FROM);
  });
  afterEach(async () => {
    mailer.onApplicationShutdown();
    await inbox.close();
  });

  it('has the same Message-ID when it is resent', async () => {
    await mailer.send(MAIL);
    await mailer.send(MAIL);

    const id = `<${MAIL.id}@casewright.example>`;
    expect(inbox.received.map((received) => received.messageId)).toEqual([id, id]);
    expect(messageId(MAIL.id, FROM)).toBe(id);
  });

  it('offers one-click unsubscribe for optional mails only', async () => {
    await mailer.send(MAIL);
    await mailer.send({ ...MAIL, unsubscribeUrl: 'https://casewright.example/api/unsubscribe/token' });

    const [without, withUrl] = inbox.received;
    expect(Object.keys(without?.headers ?? {}).join(' ')).not.toContain('unsubscribe');
    expect(withUrl?.headers).toMatchObject({
      'list-unsubscribe': '<https://casewright.example/api/unsubscribe/token>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  it('carries an invitation that calendars read', async () => {
    const content = 'METHOD:REQUEST';
    await mailer.send({ ...MAIL, calendar: { method: 'REQUEST', content } });

    // In the mail itself, and as a file for other programs.
    expect(inbox.received[0]?.others.map(({ type }) => type)).toEqual(['text/calendar', 'application/ics']);
    expect(inbox.received[0]?.others.map(({ content: part }) => part.trim())).toEqual([content.trim(), content.trim()]);
  });

  it('shares a few connections', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => mailer.send({ ...MAIL, id: `mail-${index}` })));

    expect(inbox.received).toHaveLength(40);
    expect(inbox.connections).toBeLessThanOrEqual(5);
  });

  it('retries temporary rejections', async () => {
    inbox.refuse(MAIL.to, 451);

    await expect(mailer.send(MAIL)).rejects.not.toBeInstanceOf(PermanentFailure);
  });

  it.each([
    ['a header', 'seller@northwind.example\r\nBcc: thief@example.com'],
    ['a second recipient', 'seller@northwind.example, thief@example.com'],
  ])('has no other recipient when an address contains %s', async (_, to) => {
    await mailer.send({ ...MAIL, to }).catch(() => undefined);

    expect(inbox.received.map((received) => received.to)).not.toContain('thief@example.com');
    expect(JSON.stringify(inbox.received)).not.toMatch(/bcc/i);
  });
});

async function fakePost(): Promise<Post> {
  const mailer = new FakeMailer();
  return {
    mailer,
    delivered: () => mailer.sent.map(({ to, subject, html, text }) => ({ to, subject, html, text })),
    refuse: (address) => mailer.refuse(address),
    becomeUnavailable: async () => mailer.becomeUnavailable(),
    close: async () => undefined,
  };
}

async function smtpPost(): Promise<Post> {
  const inbox = new MailInbox();
  const mailer = new SmtpMailer(await inbox.open(), FROM);
  return {
    mailer,
    delivered: () =>
      inbox.received.map(({ to, subject, html, text }) => ({ to, subject, html: html.trim(), text: text.trim() })),
    refuse: (address) => inbox.refuse(address, 550),
    becomeUnavailable: () => inbox.close(),
    close: async () => {
      mailer.onApplicationShutdown();
      await inbox.close();
    },
  };
}
