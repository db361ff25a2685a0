import { useNotices } from '@casewright/web';
import { type Answers, refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage, newVisit, notices, openMailboxAt } from '../mailbox/open-mailbox.fixture';
import { EMPTY_DRAFT, loadFromTab, saveInTab } from './tab-draft';

const PUT = 'PUT /api/drafts/d-1';
const SEND = 'POST /api/drafts/d-1/send';
const aDraft = (given: object = {}) => ({
  id: 'd-1',
  subject: 'Site B',
  content: 'Storage stays.',
  recipient: '',
  inReplyTo: null,
  version: 1,
  updatedAt: '2026-11-20T09:42:00.000Z',
  ...given,
});

const server = <Given,>(answers?: Answers<Given>) =>
  mockServer(
    {
      'GET /api/messages': () => ({ rows: [aMessage({ subject: 'Re: Site B' })], next: null }),
      'GET /api/messages/m-1': () => aMessage({ subject: 'Re: Site B' }),
      'GET /api/conversations/c-1/messages': () => ({ rows: [aMessage({ subject: 'Re: Site B' })], next: null }),
      'GET /api/messages/unread-count': () => ({ count: 0 }),
      'POST /api/messages': () => ({ messageId: 'm-9', conversationId: 'c-1', recipientCount: 1 }),
      'GET /api/drafts': () => ({ rows: [], next: null }),
      'GET /api/drafts/d-1': () => aDraft(),
      [PUT]: () => ({ version: 2, subject: 'Site B' }),
      [SEND]: () => ({ messageId: 'm-9', conversationId: 'c-1', recipientCount: 2 }),
    },
    answers,
  );
const subject = () => screen.findByRole('textbox', { name: 'Subject' });
const content = () => screen.findByRole('textbox', { name: 'Message' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** A message that was just begun. */
function compose() {
  saveInTab('u-1', 'd-1', EMPTY_DRAFT);
  return openMailboxAt('/messages?compose=d-1');
}
async function write(aSubject: string, aContent: string) {
  fireEvent.change(await subject(), { target: { value: aSubject } });
  fireEvent.change(await content(), { target: { value: aContent } });
}

describe('writing a message', () => {
  beforeEach(() => {
    newVisit();
    signedInAs();
  });

  it('says when the limit is reached, also on paste', async () => {
    server();
    compose();
    await userEvent.click(await content());
    await userEvent.paste('x'.repeat(9_999));
    expect(screen.queryByText(/reached the limit/)).not.toBeInTheDocument();
    await userEvent.paste('yz');
    expect(await content()).toHaveAccessibleDescription('You’ve reached the limit of 10,000 characters.');
  });

  it('goes to every admin when a seller writes', async () => {
    const asked = server();
    const { address } = compose();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await write('Site B', 'Storage stays.');
    await press('Send');

    await waitFor(() => expect(notices()).toEqual(['Message Sent / Message sent to 2 admin(s) successfully.']));
    expect(asked.find(({ what }) => what === PUT)?.body).toEqual({ subject: 'Site B', content: 'Storage stays.' });
    expect(asked.find(({ what }) => what === SEND)?.body).toEqual({ version: 2 });
    await waitFor(() => expect(address()).toBe('/messages'));
    expect(loadFromTab('u-1', 'd-1')).toBeUndefined();
  });

  it('has a URL of its own before the first letter', async () => {
    server();
    const { address } = openMailboxAt('/messages?compose=');
    expect(await subject()).toHaveFocus();
    for (const field of [await subject(), await content()]) expect(field).toHaveAttribute('dir', 'auto');
    expect(address()).toMatch(/^\/messages\?compose=[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('asks for all fields if one is empty', async () => {
    const asked = server();
    compose();
    await write(' ', 'Storage stays.');
    await press('Send');
    await waitFor(() => expect(notices()).toEqual(['Error / Please fill in all fields.']));
    expect(asked.some(({ what }) => what === SEND)).toBe(false);
    await write('a', 'b');
    expect(notices()).toEqual([]);
  });

  it('keeps the text after a failed send', async () => {
    const reason = 'Unable to find any admins to send message to.';
    server({ [SEND]: () => refusal(409, 'messaging.no-admins', reason) });
    compose();
    await write('Site B', 'Storage stays.');
    await press('Send');
    await waitFor(() => expect(notices()).toEqual([`Error / ${reason}`]));
    expect(await content()).toHaveValue('Storage stays.');
  });

  it('keeps text in the tab that the server did not save', async () => {
    server({ [PUT]: () => refusal(401, 'identity.signed-out', 'Sign in.') });
    const { unmount } = compose();
    await write('Site B', 'Storage stays.');
    unmount();
    server();
    openMailboxAt('/messages?compose=d-1');
    expect(await content()).toHaveValue('Storage stays.');
  });

  it('takes recipient and subject from a link for an admin, by name', async () => {
    server({ 'GET /api/admin/recipients': () => [{ id: 'u-7', name: 'Sam Seller', email: 'sam@acme.example' }] });
    signedInAs({ isAdmin: true, isMfa: true });
    const { address } = openMailboxAt('/messages?to=u-7&subject=Your+message');
    expect(await screen.findByRole('combobox', { name: 'Recipient email' })).toHaveValue('sam@acme.example');
    expect(screen.getByText('To Sam Seller, sam@acme.example')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Your message');
    expect(address()).toMatch(/^\/messages\?compose=[^&]*$/);
  });

  it('says that no user has the id in a link', async () => {
    server({ 'GET /api/admin/recipients': () => [{ id: 'u-70', name: 'Kim', email: 'kim@acme.example' }] });
    signedInAs({ isAdmin: true, isMfa: true });
    const { address } = openMailboxAt('/messages?to=u-7');
    const recipient = await screen.findByRole('combobox', { name: 'Recipient email' });
    expect(recipient).toHaveValue('');
    expect(notices()).toEqual([
      'Recipient Not Found / No one has this user ID or email. They may have closed their account.',
    ]);
    expect(address()).toMatch(/^\/messages\?compose=[^&]*$/);
  });

  it('keeps the id of a link if the lookup fails', async () => {
    server({ 'GET /api/admin/recipients': () => refusal(503, 'platform.away', 'Not now.') });
    signedInAs({ isAdmin: true, isMfa: true });
    openMailboxAt('/messages?to=u-7');
    expect(await screen.findByRole('combobox', { name: 'Recipient email' })).toHaveValue('u-7');
    expect(notices()).toEqual([]);
  });

  it('goes to a person whom an admin finds by name', async () => {
    const asked = server({
      'GET /api/admin/recipients': () => [{ id: 'u-7', name: 'Sam Seller', email: 'sam@acme.example' }],
    });
    signedInAs({ isAdmin: true, isMfa: true });
    compose();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Recipient email' }), 'sam');
    await userEvent.click(await screen.findByRole('option', { name: /Sam Seller/ }));
    await write('Site B', 'Storage stays.');
    await press('Send');
    await waitFor(() => expect(notices()).toEqual(['Message Sent / Message sent successfully.']));
    expect(asked.findLast(({ what }) => what === PUT)?.body).toMatchObject({ recipient: 'sam@acme.example' });
  });

  it('stays with the person whose whole email is typed, though others match it', async () => {
    server({
      'GET /api/admin/recipients': () => [
        { id: 'u-8', name: 'Ashlee Park', email: 'ashlee@acme.example' },
        { id: 'u-9', name: 'Robin Lee', email: 'lee@acme.example' },
      ],
    });
    signedInAs({ isAdmin: true, isMfa: true });
    compose();
    const recipient = await screen.findByRole('combobox', { name: 'Recipient email' });
    await userEvent.type(recipient, 'lee@acme.example');
    expect(await screen.findByRole('option', { name: /Robin Lee/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    expect(recipient).toHaveValue('lee@acme.example');
  });

  it('ignores a recipient in the link of a seller', async () => {
    server();
    const { address } = openMailboxAt('/messages?to=u-7&subject=Your+message');
    await screen.findByRole('list', { name: 'Inbox messages' });
    expect(address()).toBe('/messages');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('replies with Re: once and the original quoted', async () => {
    const asked = server();
    openMailboxAt('/messages?message=m-1');
    await press('Reply');
    const reply = screen.getByRole('textbox', { name: 'Reply to Ada Admin' });
    expect(reply).toHaveFocus();
    await press('Send');
    expect(notices()).toEqual(['Error / Please fill in all fields.']);

    await userEvent.type(reply, 'Storage stays.');
    await press('Discard');
    expect(reply).toHaveValue('');
    act(() => useNotices.getState().at(-1)?.action?.run());
    await press('Send');
    await waitFor(() => expect(reply).toHaveValue(''));
    expect(notices().at(-1)).toBe('Message Sent / Message sent successfully.');
    const body = asked.find(({ what }) => what === 'POST /api/messages')?.body as Record<string, string>;
    expect(body).toMatchObject({ inReplyTo: 'm-1', subject: 'Re: Site B' });
    expect(body['content']).toMatch(/^Storage stays\.\n\n> Admin wrote on .*“Re: Site B”\n> It is due on Tuesday\.$/);
  });
});

describe('a reply', () => {
  const kept = aDraft({ subject: 'Re: Site B', content: 'Half a', inReplyTo: 'm-1' });
  const reply = () => screen.findByRole('textbox', { name: 'Reply to Ada Admin' });
  const replyServer = <Given,>(answers?: Answers<Given>) => {
    const rows = [kept];
    const all = {
      'GET /api/drafts': () => ({ rows, next: null }),
      'DELETE /api/drafts/d-1': () => void rows.pop(),
      ...answers,
    };
    return { rows, asked: server(all) };
  };

  beforeEach(() => {
    newVisit();
    signedInAs();
  });

  it('resumes a draft from another device, and saves it there', async () => {
    const { asked } = replyServer();
    const { unmount } = openMailboxAt('/messages?message=m-1');
    expect(await reply()).toHaveValue('Half a');
    await press('Reply');
    await userEvent.keyboard(' reply');
    unmount();
    const body = { subject: 'Re: Site B', content: 'Half a reply', inReplyTo: 'm-1', version: 1 };
    await waitFor(() => expect(asked.find(({ what }) => what === PUT)?.body).toEqual(body));
  });

  it('is one message despite retries, and another once its text changes', async () => {
    const answers = [refusal(503, 'platform.away', 'Not now.'), refusal(503, 'platform.away', 'Not now.')];
    const { asked } = replyServer({
      'POST /api/messages': () => answers.pop() ?? { messageId: 'm-9', conversationId: 'c-1', recipientCount: 1 },
    });
    openMailboxAt('/messages?message=m-1');
    await reply();
    const sent = () => asked.filter(({ what }) => what === 'POST /api/messages');
    const send = async () => {
      const before = sent().length;
      await press('Send');
      await waitFor(() => expect(sent()).toHaveLength(before + 1));
    };
    await send();
    await send();
    await userEvent.type(await reply(), ' more');
    await send();
    await waitFor(async () => expect(await reply()).toHaveValue(''));
    await userEvent.type(await reply(), 'Half a more');
    await send();
    const [first, again, other, next] = sent().map(({ body }) => (body as { draftId: string }).draftId);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(first);
    expect(new Set([first, other, next]).size).toBe(3);
  });

  it('removes its draft once sent', async () => {
    const { asked, rows } = replyServer();
    openMailboxAt('/messages?message=m-1');
    await reply();
    await press('Send');
    await waitFor(() => expect(rows).toEqual([]));
    expect(asked.find(({ what }) => what === 'POST /api/messages')?.body).toMatchObject({ inReplyTo: 'm-1' });
    expect(await reply()).toHaveValue('');
  });

  it('keeps what is typed while it is being sent', async () => {
    const answer = Promise.withResolvers<void>();
    const { asked, rows } = replyServer({
      'POST /api/messages': async () => {
        await answer.promise;
        return { messageId: 'm-9', conversationId: 'c-1', recipientCount: 1 };
      },
    });
    openMailboxAt('/messages?message=m-1');
    await reply();
    await press('Send');
    fireEvent.change(await reply(), { target: { value: 'One more thing' } });
    answer.resolve();
    await waitFor(() => expect(notices()).toContain('Message Sent / Message sent successfully.'));
    expect(asked.find(({ what }) => what === 'POST /api/messages')?.body).toMatchObject({
      content: expect.stringMatching(/^Half a/) as string,
    });
    expect(await reply()).toHaveValue('One more thing');
    expect(rows).toHaveLength(1);
  });

  it('keeps what is typed while it is being sent with files, under another id', async () => {
    const answer = Promise.withResolvers<void>();
    const file = { id: 'f-1', name: 'a.pdf', size: 9, received: 9, state: 'ready' as const, type: '', problem: null };
    const { asked, rows } = replyServer({
      'GET /api/drafts/d-1/attachments': () => ({ rows: [file] }),
      'POST /api/messages': async () => {
        await answer.promise;
        return { messageId: 'd-1', conversationId: 'c-1', recipientCount: 1 };
      },
    });
    openMailboxAt('/messages?message=m-1');
    await screen.findByRole('list', { name: 'Attachments' });
    await press('Send');
    const field = await reply();
    await userEvent.click(field);
    fireEvent.change(field, { target: { value: 'One more' } });
    answer.resolve();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Attachments' })).not.toBeInTheDocument());
    expect(rows).toEqual([]);
    expect(await reply()).toHaveFocus();
    await userEvent.keyboard(' thing');
    expect(await reply()).toHaveValue('One more thing');
    await press('Send');
    const sent = () => asked.filter(({ what }) => what === 'POST /api/messages').map(({ body }) => body);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toMatchObject([{ draftId: 'd-1' }, { content: expect.stringMatching(/^One more thing/) as string }]);
    expect(sent()[1]).not.toHaveProperty('draftId', 'd-1');
  });

  it('overwrites changes from elsewhere only after confirmation', async () => {
    const { rows } = replyServer({
      [PUT]: () => refusal(409, 'messaging.draft-changed-elsewhere', 'This draft was changed.', { version: 4 }),
    });
    const { unmount } = openMailboxAt('/messages?message=m-1');
    await userEvent.type(await reply(), ' reply');
    unmount();
    openMailboxAt('/messages?message=m-1');
    expect(await reply()).toHaveValue('Half a reply');
    await userEvent.type(await reply(), '!');
    await screen.findByText(/changed in another tab/);
    rows[0] = { ...kept, content: 'Theirs', version: 4 };
    await press('Show the other version');
    await waitFor(async () => expect(await reply()).toHaveValue('Theirs'));
  });
});

describe('a draft', () => {
  beforeEach(() => {
    newVisit();
    signedInAs();
  });

  it('is saved by the button, with a notice', async () => {
    const asked = server();
    const { address } = compose();
    await press('Save draft');
    const nothing = 'Please enter at least a subject or message content to save as draft.';
    expect(notices()).toEqual([`Error / ${nothing}`]);
    expect(asked.some(({ what }) => what === PUT)).toBe(false);

    await userEvent.type(await content(), ' ');
    expect(notices()).toEqual([`Error / ${nothing}`]);
    await userEvent.type(await content(), 'S');
    expect(notices()).toEqual([]);
    await press('Save draft');
    await waitFor(() => expect(notices()).toEqual(['Draft Saved / Draft saved successfully.']));
    await waitFor(() => expect(address()).toBe('/drafts?draft=d-1'));
  });

  it('is saved at once when the tab is hidden, and again once the browser is online', async () => {
    const answers = [refusal(503, 'platform.away', 'Not now.')];
    const asked = server({ [PUT]: () => answers.pop() ?? { version: 2, subject: 'Site B' } });
    compose();
    await write('', 'Storage stays.');
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(asked.findLast(({ what }) => what === PUT)?.body).toMatchObject({ content: 'Storage stays.' });
    expect(await screen.findByText(/^Draft not saved/)).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Draft saved')).toBeInTheDocument();
    expect(asked.filter(({ what }) => what === PUT)).toHaveLength(2);
  });

  it('is listed, opened and deleted', async () => {
    const rows = [aDraft({ subject: 'Untitled Draft' })];
    server({
      'GET /api/drafts': () => ({ rows, next: null }),
      'DELETE /api/drafts/d-1': () => void rows.pop(),
    });
    const { address } = openMailboxAt('/drafts');
    await userEvent.click(await screen.findByRole('link', { name: /Untitled Draft/ }));
    expect(await content()).toHaveValue('Storage stays.');
    await press('Delete draft');
    await waitFor(() => expect(notices()).toEqual(['Draft Deleted / Draft deleted successfully.']));
    await waitFor(() => expect(address()).toBe('/drafts'));
    expect(await screen.findByText('No drafts')).toBeInTheDocument();
  });

  it('overwrites changes from elsewhere only after confirmation', async () => {
    let version = 4;
    const asked = server({
      [PUT]: ({ body }) =>
        (body as { version: number }).version === version
          ? { version: ++version, subject: 'Site B' }
          : refusal(409, 'messaging.draft-changed-elsewhere', 'This draft was changed.', { version }),
    });
    openMailboxAt('/drafts?draft=d-1');
    await userEvent.type(await content(), ' Mine.');
    await press('Save draft');
    expect(await screen.findByText(/changed in another tab/)).toBeInTheDocument();
    await userEvent.type(await content(), ' More.');
    expect(screen.getByText('Draft not saved. Choose an option above.')).toBeInTheDocument();
    await press('Keep mine');
    await waitFor(() => expect(version).toBe(5));
    expect(asked.at(-1)?.what).toMatch(/drafts/);
    expect(await content()).toHaveValue('Storage stays. Mine. More.');
  });

  it('can show the version saved elsewhere', async () => {
    let saved = aDraft();
    server({
      'GET /api/drafts/d-1': () => saved,
      [PUT]: () => refusal(409, 'messaging.draft-changed-elsewhere', 'This draft was changed.', { version: 4 }),
    });
    openMailboxAt('/drafts?draft=d-1');
    await userEvent.type(await content(), ' Mine.');
    await press('Save draft');
    saved = aDraft({ content: 'Theirs.', version: 4 });
    await press('Show the other version');
    await waitFor(async () => expect(await content()).toHaveValue('Theirs.'));
  });

  it('continues as a new draft if it was deleted elsewhere', async () => {
    server({
      [PUT]: () =>
        refusal(404, 'messaging.draft-not-found', 'This draft doesn’t exist. It may have been sent or deleted.'),
    });
    const { address } = openMailboxAt('/drafts?draft=d-1');
    await userEvent.type(await content(), ' Mine.');
    await press('Save draft');
    await press('Save as a new draft');
    await waitFor(() => expect(address()).toMatch(/^\/drafts\?compose=.{36}$/));
    expect(await content()).toHaveValue('Storage stays. Mine.');
  });

  it('says that it is gone', async () => {
    server({ 'GET /api/drafts/d-1': () => refusal(404, 'messaging.draft-not-found', 'Gone.') });
    openMailboxAt('/drafts?draft=d-1');
    expect(await screen.findByText('This draft is gone')).toBeInTheDocument();
  });
});
