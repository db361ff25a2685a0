import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../services/free-port.ts';
import type { Mailbox } from './mailbox.ts';

export interface SmtpServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Accepts all mail on a private loopback port and delivers none. */
export async function startSmtpServer(mailbox: Mailbox): Promise<SmtpServer> {
  const port = await freePort();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      buffer(stream)
        .then((raw) =>
          mailbox.receive(
            raw,
            envelope.rcptTo.map(({ address }) => address),
          ),
        )
        .then(() => done())
        .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))));
    },
  });
  // A client that disconnects sends the mail again.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
