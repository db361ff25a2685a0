import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../services/free-port.ts';
import type { Mailbox } from './mailbox.ts';

export interface SmtpServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Takes every mail and delivers none: a server on a private port of the loopback. */
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
  // A client that goes away in the middle of a mail sends it again.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
