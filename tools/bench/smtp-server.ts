import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An SMTP server that records when each mail arrived. */
export class CountingSmtpServer {
  /** Time of acceptance by recipient. */
  readonly acceptedAt = new Map<string, number>();
  private readonly waiting = new Set<() => void>();
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      stream.resume().on('end', () => {
        done();
        for (const { address } of envelope.rcptTo) this.acceptedAt.set(address, performance.now());
        for (const look of this.waiting) look();
      });
    },
  });

  async open(): Promise<string> {
    this.server.on('error', () => undefined);
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  /** @throws after the limit */
  until(isEnough: () => boolean, limitMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`after ${limitMs} ms mails are still missing`)), limitMs);
      const look = () => {
        if (!isEnough()) return;
        clearTimeout(late);
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
      look();
    });
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}
