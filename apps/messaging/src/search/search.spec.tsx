import { type Answers, refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage, newVisit, openMailboxAt, reads } from '../mailbox/open-mailbox.fixture';
import type { FoundMessage } from './queries';

function found(given: Partial<FoundMessage>): FoundMessage {
  const subjectParts = [
    { text: 'Storage', isHit: true },
    { text: ' for site B', isHit: false },
  ];
  return { ...aMessage(), subjectParts, excerptParts: [{ text: 'It stays.', isHit: false }], ...given };
}
const server = <Given,>(answers: Answers<Given>) =>
  mockServer(
    {
      'GET /api/messages': () => ({ rows: [aMessage()], next: null }),
      'GET /api/messages/m-1': () => aMessage(),
      'GET /api/conversations/c-1/messages': () => ({ rows: [aMessage()], next: null }),
      'GET /api/drafts': () => ({ rows: [], next: null }),
      'GET /api/messages/unread-count': () => ({ count: 0 }),
    },
    answers,
  );
const field = () => screen.findByRole('searchbox', { name: 'Search messages' });

describe('searching messages', () => {
  beforeEach(() => {
    newVisit();
    signedInAs();
  });

  it('shows results with highlighted matches, and keeps the search in the URL', async () => {
    const asked = server({
      'GET /api/messages/search': ({ query }) =>
        query.get('before')
          ? { rows: [found({ id: 'm-2', subjectParts: [{ text: 'Older', isHit: false }] })], next: null }
          : { rows: [found({})], next: 'c-1' },
    });
    const { address } = openMailboxAt('/messages');
    await userEvent.type(await field(), 'stor from:ada');
    await waitFor(() => expect(address()).toBe('/messages?q=stor+from%3Aada'));
    const results = await screen.findByRole('list', { name: 'Search results' });
    expect(results.querySelector('mark')).toHaveTextContent('Storage');
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('link', { name: /Older/ })).toBeInTheDocument();
    const search = asked.find(({ what }) => what === 'GET /api/messages/search')?.query;
    expect([search?.get('q'), search?.has('timeZone')]).toEqual(['stor from:ada', true]);

    await userEvent.click(screen.getByRole('link', { name: /Storage for site B/ }));
    await reads('It is due on Tuesday.');
    expect(address()).toBe('/messages?q=stor+from%3Aada&message=m-1');
    await userEvent.clear(await field());
    await waitFor(() => expect(address()).toBe('/messages'));
    expect(await screen.findByRole('list', { name: 'Inbox messages' })).toBeInTheDocument();
  });

  it.each([
    ['helps when nothing was found', () => ({ rows: [], next: null }), /^Search by words, or narrow with from:/],
    [
      'says what is wrong with it',
      () => refusal(422, 'messaging.search-invalid', 'is: takes unread.'),
      'is: takes unread.',
    ],
  ])('%s', async (_, answer, text) => {
    server({ 'GET /api/messages/search': answer });
    openMailboxAt('/messages?q=is%3Aread');
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
