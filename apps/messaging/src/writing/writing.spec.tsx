import { refusal, serverWith, signedInAs } from '@casewright/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage, newVisit, notices, openMailboxAt } from '../mailbox/open-mailbox.fixture';

describe('writing a message', () => {
  const server = (answers: Parameters<typeof serverWith>[0] = {}) =>
    serverWith({
      'GET /api/messages': () => ({ rows: [aMessage({ subject: 'Re: Site B' })], next: null }),
      'GET /api/messages/unread-count': () => ({ count: 0 }),
      'POST /api/messages': () => ({ messageId: 'm-9', recipientCount: 2 }),
      ...answers,
    });
  const subject = () => screen.findByRole('textbox', { name: 'Subject' });
  const content = () => screen.findByRole('textbox', { name: 'Message' });
  const send = () => screen.findByRole('button', { name: 'Send' });

  beforeEach(() => {
    newVisit();
    signedInAs();
  });

  it('goes to every admin when a seller writes', async () => {
    const user = userEvent.setup();
    const asked = server();
    const { address } = openMailboxAt('/messages');
    await user.click(await screen.findByRole('link', { name: 'Compose' }));
    expect(screen.queryByRole('textbox', { name: /Recipient/ })).not.toBeInTheDocument();
    await user.type(await subject(), ' Site B ');
    await user.type(await content(), 'Storage stays.');
    await user.click(await send());

    await waitFor(() => expect(notices()).toEqual(['Message Sent / Message sent to 2 admin(s) successfully.']));
    expect(asked.find(({ what }) => what === 'POST /api/messages')?.body).toEqual({
      subject: 'Site B',
      content: 'Storage stays.',
    });
    await waitFor(() => expect(address()).toBe('/messages'));

    await user.click(screen.getByRole('link', { name: 'Compose' }));
    expect(await subject()).toHaveValue('');
  });

  it.each([
    ['no content', 'Site B', ' '],
    ['no subject', ' ', 'Storage stays.'],
  ])('asks for all fields when there is %s', async (_, aSubject, aContent) => {
    const user = userEvent.setup();
    const asked = server();
    openMailboxAt('/messages?compose=1');
    await user.type(await subject(), aSubject);
    await user.type(await content(), aContent);
    await user.click(await send());
    await waitFor(() => expect(notices()).toEqual(['Error / Please fill in all fields.']));
    expect(asked.some(({ what }) => what === 'POST /api/messages')).toBe(false);
  });

  it('keeps the draft when sending fails and when the page is left', async () => {
    const user = userEvent.setup();
    server({ 'POST /api/messages': () => refusal(502, 'unknown', '') });
    const { unmount } = openMailboxAt('/messages?compose=1');
    await user.type(await subject(), 'Site B');
    await user.type(await content(), 'Storage stays.');
    await user.click(await send());
    await waitFor(() => expect(notices()).toEqual(['Error / Failed to send message.']));
    expect(await content()).toHaveValue('Storage stays.');
    unmount();

    openMailboxAt('/messages?compose=1');
    expect(await subject()).toHaveValue('Site B');
    expect(await content()).toHaveValue('Storage stays.');
  });

  it('shows the reason when the server refuses', async () => {
    const user = userEvent.setup();
    const reason = 'Unable to find any admins to send message to.';
    server({ 'POST /api/messages': () => refusal(409, 'messaging.no-admins', reason) });
    openMailboxAt('/messages?compose=1');
    await user.type(await subject(), 'Site B');
    await user.type(await content(), 'Storage stays.');
    await user.click(await send());
    await waitFor(() => expect(notices()).toEqual([`Error / ${reason}`]));
  });

  it('ignores a damaged draft', async () => {
    localStorage.setItem('casewright:u-1:draft:new', '[1');
    server();
    openMailboxAt('/messages?compose=1');
    expect(await subject()).toHaveValue('');
  });

  it('takes the recipient from a link for an admin', async () => {
    const user = userEvent.setup();
    const asked = server();
    signedInAs({ isAdmin: true });
    const { address } = openMailboxAt('/messages?to=u-7');
    expect(await screen.findByRole('textbox', { name: 'Recipient email' })).toHaveValue('u-7');
    expect(address()).toBe('/messages?compose=1');

    await user.type(await subject(), 'Welcome');
    await user.type(await content(), 'Hello.');
    await user.click(await send());
    await waitFor(() => expect(notices()).toEqual(['Message Sent / Message sent successfully.']));
    expect(asked.find(({ what }) => what === 'POST /api/messages')?.body).toEqual({
      recipient: 'u-7',
      subject: 'Welcome',
      content: 'Hello.',
    });
  });

  it('ignores such a link for a seller', async () => {
    server();
    const { address } = openMailboxAt('/messages?to=u-7');
    await screen.findByRole('list', { name: /^(Inbox|Sent) messages$/ });
    expect(address()).toBe('/messages');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('replies with Re: once and the original quoted', async () => {
    const user = userEvent.setup();
    const asked = server();
    openMailboxAt('/messages?message=m-1');
    await user.click(await screen.findByRole('button', { name: 'Reply' }));
    const reply = screen.getByRole('textbox', { name: 'Reply to Ada Admin' });
    expect(reply).toHaveFocus();
    await user.click(await send());
    expect(notices()).toEqual(['Error / Please fill in all fields.']);

    await user.type(reply, 'Storage stays.');
    await user.click(await send());
    await waitFor(() => expect(reply).toHaveValue(''));
    expect(notices().at(-1)).toBe('Message Sent / Message sent successfully.');
    const body = asked.find(({ what }) => what === 'POST /api/messages')?.body as Record<string, string>;
    expect(body['inReplyTo']).toBe('m-1');
    expect(body['subject']).toBe('Re: Site B');
    expect(body['content']).toMatch(/^Storage stays\.\n\n> Admin wrote on .*“Re: Site B”\n> It is due on Tuesday\.$/);
    expect(body).not.toHaveProperty('recipient');
  });

  it('replies to the sender when an admin writes', async () => {
    const user = userEvent.setup();
    signedInAs({ id: 'admin-1', isAdmin: true });
    const asked = server({
      'GET /api/messages': () => ({ rows: [aMessage({ senderId: 'u-7', isAdminMessage: false })], next: null }),
    });
    openMailboxAt('/messages?message=m-1');
    await user.type(await screen.findByRole('textbox', { name: /^Reply to/ }), 'Welcome.');
    await user.click(await send());
    await waitFor(() => expect(notices()).toEqual(['Message Sent / Message sent successfully.']));
    expect(asked.find(({ what }) => what === 'POST /api/messages')?.body).toMatchObject({ inReplyTo: 'm-1' });
  });
});
