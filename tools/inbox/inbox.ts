import { readFileSync } from 'node:fs';
import { create as contentDisposition } from 'content-disposition';
import { fastify, type FastifyReply } from 'fastify';
import { Mailbox, type ReceivedMail } from './mailbox.ts';
import { startSmtpServer } from './smtp.ts';

export interface Inbox {
  readonly url: string;
  readonly smtpUrl: string;
  stop(): Promise<void>;
}

interface InboxOptions {
  readonly port: number;
  /** Folder of the stored mails. */
  readonly folder: string;
}

const POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self'; frame-src 'self'; object-src 'none'; base-uri 'none'";
/** Mails are untrusted: no scripts, forms or remote content. */
const MAIL_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

const pages = {
  '/': ['page/index.html', 'text/html; charset=utf-8'],
  '/inbox.css': ['page/inbox.css', 'text/css; charset=utf-8'],
  '/inbox.js': ['page/inbox.js', 'text/javascript; charset=utf-8'],
  '/inter.woff2': ['../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', 'font/woff2'],
  '/serif.woff2': [
    '../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    'font/woff2',
  ],
  '/tokens.css': ['../../libs/ui/src/styles/tokens.css', 'text/css; charset=utf-8'],
} as const;

/** Development inbox: an SMTP server that stores mails, and a page to read them. */
export async function startInbox({ port, folder }: InboxOptions): Promise<Inbox> {
  const mailbox = new Mailbox(folder);
  const smtp = await startSmtpServer(mailbox);
  const server = fastify({ forceCloseConnections: true });
  server.addHook('onSend', async (_, reply) => {
    void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', POLICY);
  });

  for (const [path, [file, type]] of Object.entries(pages)) {
    server.get(path, async (_, reply) => reply.type(type).send(readFileSync(new URL(file, import.meta.url))));
  }
  server.get<{ Querystring: { to?: string } }>('/api/messages', async ({ query }) => mailbox.list(query.to));
  server.get<{ Params: { id: string } }>('/messages/:id', async ({ params }, reply) =>
    showMail(mailbox.find(params.id), reply),
  );
  server.get<{ Params: { id: string; index: string } }>('/messages/:id/files/:index', async ({ params }, reply) => {
    const file = mailbox.find(params.id)?.files[Number(params.index)];
    if (!file) return reply.code(404).send({ title: 'This file doesn’t exist.' });
    const disposition = contentDisposition(file.name);
    return reply.type(file.type).header('content-disposition', disposition).send(Buffer.from(file.content, 'base64'));
  });

  await server.listen({ port, host: 'localhost' });
  return {
    url: `http://localhost:${port}`,
    smtpUrl: smtp.url,
    stop: async () => {
      await Promise.all([server.close(), smtp.stop()]);
    },
  };
}

function showMail(mail: ReceivedMail | undefined, reply: FastifyReply) {
  if (!mail) return reply.code(404).send({ title: 'This email doesn’t exist.' });
  return reply.type('text/html; charset=utf-8').header('content-security-policy', MAIL_POLICY).send(mail.html);
}
