import { MailInbox } from '../testing/mail-inbox';
import type { Mail } from './mailer';
import { messageId, SmtpMailer } from './smtp-mailer';

const FROM = 'Casewright <hello@casewright.example>';
const MAIL: Mail = {
  id: '0198f0a2-7d3c-7c1e-9d55-0f2f6f1f2a11',
  to: 'seller@northwind.example',
  subject: 'Your code – 100 €',
  html: '<p>Grüße</p>',
  text: 'Grüße',
};

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

  it('has its subject, HTML, and text unchanged', async () => {
    await mailer.send(MAIL);

    const { to, subject, html, text } = MAIL;
    expect(inbox.received).toMatchObject([{ to, subject, html: `${html}\n`, text: `${text}\n` }]);
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

  it('carries attached files unchanged', async () => {
    const file = { type: 'application/pdf', content: '%PDF-1.7' };
    await mailer.send({ ...MAIL, attachments: [{ fileName: 'a.pdf', ...file, content: Buffer.from(file.content) }] });

    expect(inbox.received[0]?.others).toEqual([file]);
  });

  it('carries an invitation that calendars read', async () => {
    const content = 'METHOD:REQUEST';
    await mailer.send({ ...MAIL, calendar: { method: 'REQUEST', content } });

    // In the mail itself, and as a file for other programs.
    expect(inbox.received[0]?.others.map(({ type }) => type)).toEqual(['text/calendar', 'application/ics']);
    expect(inbox.received[0]?.others.map(({ content: part }) => part.trim())).toEqual([content.trim(), content.trim()]);
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
