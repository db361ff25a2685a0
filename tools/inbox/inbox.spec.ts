import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { freePort } from '../services/free-port.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { type Inbox, startInbox } from './inbox.ts';
import type { ReceivedMail } from './mailbox.ts';

describe('the inbox of development', () => {
  let folder: string;
  let inbox: Inbox;

  beforeEach(async () => {
    folder = temporaryFolder('inbox');
    inbox = await startInbox({ port: await freePort(), folder });
  });
  afterEach(() => inbox.stop());

  it('keeps its mail over a restart', async () => {
    await send({ to: 'ana@helix.example', subject: 'Before' });
    await inbox.stop();
    inbox = await startInbox({ port: await freePort(), folder });
    await send({ to: 'ana@helix.example', subject: 'After' });
    assert.deepEqual(
      (await mailsTo('ana@helix.example')).map(({ subject }) => subject),
      ['After', 'Before'],
    );
  });

  it('shows a mail without running its scripts', async () => {
    await send({ to: 'ana@helix.example', subject: 'Mean', html: '<script>alert(1)</script>' });
    const [mail] = await mailsTo('ana@helix.example');
    const { headers } = await fetch(`${inbox.url}/messages/${mail?.id}`);
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /^sandbox;/);
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /script-src/);
  });

  it('offers the files of a mail', async () => {
    const content = 'BEGIN:VCALENDAR\nMETHOD:REQUEST\nEND:VCALENDAR\n';
    await send({
      to: 'ana@helix.example',
      subject: 'Case review',
      icalEvent: { method: 'REQUEST', content, filename: 'invitation.ics' },
    });

    const [mail] = await mailsTo('ana@helix.example');

    assert.deepEqual(
      mail?.files.map(({ name }) => name),
      ['invitation.ics'],
    );
    const response = await fetch(`${inbox.url}/messages/${mail?.id}/files/0`);
    assert.match(response.headers.get('content-disposition') ?? '', /^attachment; filename="?invitation.ics"?$/);
    assert.equal(await response.text(), content);
    assert.equal((await fetch(`${inbox.url}/messages/${mail?.id}/files/1`)).status, 404);
  });

  const send = async (mail: SendMailOptions) => {
    const transport = createTransport(inbox.smtpUrl);
    await transport.sendMail({ from: 'Casewright <hello@casewright.example>', text: '', ...mail });
    transport.close();
  };

  const mailsTo = async (address: string) =>
    (await (await fetch(`${inbox.url}/api/messages?to=${encodeURIComponent(address)}`)).json()) as ReceivedMail[];
});
