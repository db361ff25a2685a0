import { type Answers, refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage, aTeamConversation, newVisit, openMailboxAt, reads } from '../mailbox/open-mailbox.fixture';
import type { Message } from '../mailbox/queries';

const at = (day: number, given: Partial<Message>): Message =>
  aMessage({ id: `m-${day}`, createdAt: `2026-11-${day}T09:42:00.000Z`, content: `Text of day ${day}`, ...given });
const seller = { senderId: 'u-1', senderName: 'Sam Seller', isAdminMessage: false };
const mine = { ...seller, isMine: true, recipientCount: 1, recipientName: 'Ada Admin' };

/** The newest first, as the server answers. */
function conversation<Given>(rows: Message[], answers?: Answers<Given>) {
  const opened = rows.map((message) => [`GET /api/messages/${message.id}`, () => message] as const);
  return mockServer(
    {
      'GET /api/messages': () => ({ rows: [], next: null }),
      'GET /api/drafts': () => ({ rows: [], next: null }),
      'GET /api/messages/unread-count': () => ({ count: 0 }),
      'GET /api/conversations/c-1/messages': () => ({ rows, next: null }),
      ...Object.fromEntries(opened),
    },
    answers,
  );
}

describe('a conversation', () => {
  beforeEach(() => {
    newVisit();
    signedInAs();
  });

  it('shows earlier messages in order, the oldest collapsed', async () => {
    conversation([at(20, {}), at(19, mine), at(18, {}), at(17, mine)]);
    openMailboxAt('/messages?message=m-20');
    await reads(/2 earlier messages.*day 19.*day 20/);
    expect(screen.queryByText('Text of day 18')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /2 earlier messages/ }));
    await reads(/day 17.*day 18.*day 19.*day 20/);
  });

  it('loads older messages on demand', async () => {
    conversation([at(20, {})], {
      'GET /api/conversations/c-1/messages': ({ query }) =>
        query.get('before')
          ? { rows: [at(12, {})], next: null }
          : { rows: [at(20, {}), at(19, {}), at(18, {})], next: 'c' },
    });
    openMailboxAt('/messages?message=m-20');
    await userEvent.click(await screen.findByRole('button', { name: /1\+ earlier message/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Load older messages' }));
    await reads(/day 12.*day 18.*day 19.*day 20/);
  });

  it('replies to the newest received message from a sent one', async () => {
    conversation([at(20, {}), at(19, mine)]);
    openMailboxAt('/sent?message=m-19');
    await reads(/day 19.*day 20/);
    expect(screen.getByRole('textbox', { name: 'Reply to Ada Admin' })).toBeInTheDocument();
  });

  it('offers no reply if the sender has left', async () => {
    conversation([at(20, { senderName: 'Former user', hasSenderLeft: true })]);
    openMailboxAt('/messages?message=m-20');
    expect(await screen.findByText('This person has closed their account, so you can’t reply.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /Reply/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reply' })).not.toBeInTheDocument();
  });

  it('opens a message outside the loaded list, and says if it is gone', async () => {
    conversation([at(20, {})]);
    const { unmount } = openMailboxAt('/messages?message=m-20');
    await reads('day 20');
    unmount();
    openMailboxAt('/messages?message=m-1');
    expect(await screen.findByText('This message is gone')).toBeInTheDocument();
  });

  it('shows the message when the conversation fails to load', async () => {
    const refused = () => refusal(503, 'platform.unavailable', 'Not now.');
    conversation([at(20, {})], { 'GET /api/conversations/c-1/messages': refused });
    openMailboxAt('/messages?message=m-20');
    expect(await screen.findByText('Failed to load conversation.')).toBeInTheDocument();
    await reads('day 20');
    conversation([at(20, {}), at(19, {})]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await reads(/day 19.*day 20/);
  });

  it('shows admins who has answered and who is writing, and tells colleagues of the admin', async () => {
    const team = aTeamConversation({ writers: [{ id: 'a-2', name: 'Bo Admin' }] });
    const asked = conversation([at(20, seller)], {
      'GET /api/admin/team': () => [],
      'GET /api/admin/conversations/c-1': () => team,
      'POST /api/admin/conversations/c-1/writing': () => undefined,
    });
    signedInAs({ isAdmin: true, isMfa: true });
    openMailboxAt('/messages?message=m-20');
    expect(await screen.findByText('Answered by Ada Admin')).toBeInTheDocument();
    expect(await screen.findByText('Bo Admin is writing a reply...')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Reply to Sam Seller' }), 'Yes.');
    await waitFor(() => expect(asked.filter(({ what }) => what.endsWith('/writing'))).toHaveLength(1));
  });
});
