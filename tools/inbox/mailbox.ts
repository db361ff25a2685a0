import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';

/** Attached to a mail, in base64. */
interface MailFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

export interface ReceivedMail {
  readonly id: string;
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly files: readonly MailFile[];
  readonly receivedAt: string;
}

/** Received mails, newest first. Stored as files, so that they survive a restart. */
export class Mailbox {
  private readonly folder: string;
  private readonly mails: ReceivedMail[];
  private lastId: number;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    this.mails = readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as ReceivedMail)
      // Mails stored before files were.
      .map((mail) => ({ ...mail, files: mail.files ?? [] }))
      .sort((one, other) => Number(other.id) - Number(one.id));
    this.lastId = Number(this.mails[0]?.id ?? 0);
  }

  /** Resolves after the mail is stored. */
  async receive(raw: Buffer, recipients: readonly string[]): Promise<ReceivedMail> {
    const parsed = await PostalMime.parse(raw);
    const { messageId = '', from, subject = '', text = '', html = '', attachments } = parsed;
    const files = attachments.flatMap(({ filename, mimeType, content }) => {
      const bytes = Buffer.from(typeof content === 'string' ? content : new Uint8Array(content));
      return filename ? [{ name: filename, type: mimeType, content: bytes.toString('base64') }] : [];
    });
    const id = String(++this.lastId);
    const receivedAt = new Date().toISOString();
    const mail = {
      ...{ id, messageId, from: shown(from), to: recipients, subject },
      ...{ text: text.trim(), html, files, receivedAt },
    };
    const file = join(this.folder, `${id}.json`);
    writeFileSync(`${file}.new`, JSON.stringify(mail));
    renameSync(`${file}.new`, file);
    this.mails.unshift(mail);
    return mail;
  }

  list(to?: string): readonly ReceivedMail[] {
    if (!to) return this.mails;
    const wanted = to.toLowerCase();
    return this.mails.filter((mail) => mail.to.some((address) => address.toLowerCase() === wanted));
  }

  find(id: string): ReceivedMail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }
}

const shown = (sender: Address | undefined): string =>
  sender?.name ? `${sender.name} <${sender.address ?? ''}>` : (sender?.address ?? '');
