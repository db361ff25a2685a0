import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Media type and content of each part besides HTML and text. */
  readonly others: readonly { readonly type: string; readonly content: string }[];
  /** By lowercase name. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Real SMTP server that records mails. */
export class MailInbox {
  readonly received: ReceivedMail[] = [];
  private readonly refused = new Map<string, { readonly responseCode: number; times: number }>();
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const refusal = this.refused.get(address);
      if (!refusal || refusal.times-- <= 0) return done();
      done(Object.assign(new Error('refused'), { responseCode: refusal.responseCode }));
    },
    onData: (stream, _session, done) => {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        this.received.push(await parsed(Buffer.concat(chunks)));
      })().then(() => done(), done);
    },
  });

  /** @param port any free one by default */
  async open(port = 0): Promise<string> {
    // A killed sender cuts the connection, which a mail server ignores.
    this.server.on('error', () => undefined);
    this.server.listen(port, '127.0.0.1');
    await once(this.server.server, 'listening');
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  refuse(address: string, responseCode: number, times = Infinity): void {
    this.refused.set(address, { responseCode, times });
  }

  accept(address: string): void {
    this.refused.delete(address);
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}

async function parsed(raw: Buffer): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
  const { messageId = '', from, to, subject = '', html = '', text = '', headers, attachments } = mail;
  return {
    messageId,
    from: from?.address ?? '',
    to: to?.[0]?.address ?? '',
    subject,
    html,
    text,
    others: attachments.map(({ mimeType, content }) => ({
      type: mimeType,
      content: typeof content === 'string' ? content : '',
    })),
    headers: byName(headers),
  };
}

const byName = (headers: readonly { readonly key: string; readonly value: string }[]) =>
  Object.fromEntries(headers.map(({ key, value }) => [key, value]));
