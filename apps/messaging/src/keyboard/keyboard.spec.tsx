import { turnShortcuts } from '@casewright/web';
import { mockServer, signedInAs } from '@casewright/web/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage, newVisit, openMailboxAt, reads } from '../mailbox/open-mailbox.fixture';

const messages = [1, 2, 3].map((n) => aMessage({ id: `m-${n}`, subject: `Subject ${n}`, content: `Text ${n}` }));

async function mailbox(rows = messages) {
  const asked = mockServer({
    'GET /api/messages': () => ({ rows, next: null }),
    'GET /api/messages/m-2': () => messages[1]!,
    'GET /api/drafts': () => ({ rows: [], next: null }),
    'GET /api/messages/unread-count': () => ({ count: 0 }),
    'GET /api/conversations/c-1/messages': () => ({ rows: [], next: null }),
    'POST /api/messages/delete': () => undefined,
  });
  const page = openMailboxAt('/messages');
  await entry(1);
  return { ...page, asked };
}
const entry = (n: number) => screen.findByRole('link', { name: new RegExp(`Subject ${n}`) });
const press = (keys: string) => userEvent.keyboard(keys);

describe('the keyboard', () => {
  beforeEach(() => {
    newVisit();
    signedInAs();
  });
  afterEach(() => act(() => turnShortcuts(true)));

  it('moves with j and k, opens with Enter, replies with r, and goes back with Escape', async () => {
    const { address } = await mailbox();
    await press('jjk');
    expect(await entry(1)).toHaveFocus();
    expect(address()).toBe('/messages');
    await press('{Enter}');
    await reads('Text 1');
    await press('j');
    await reads('Text 2');

    await press('r');
    const reply = screen.getByRole('textbox', { name: 'Reply to Ada Admin' });
    expect(reply).toHaveFocus();
    await press('jk#?');
    expect(reply).toHaveValue('jk#?');
    await press('{Escape}');
    expect(screen.getByRole('heading', { name: 'Subject 2' })).toHaveFocus();
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
    await waitFor(async () => expect(await entry(2)).toHaveFocus());
  });

  it('does nothing behind the preview of a file', async () => {
    const picture = { id: 'f-1', name: 'rack.png', size: 2_048, type: 'image/png' };
    const { asked } = await mailbox([{ ...messages[0]!, attachments: [picture] }]);
    await press('j{Enter}');
    await reads('Text 1');
    await userEvent.click(screen.getByRole('button', { name: 'Preview rack.png' }));
    screen.getByRole('button', { name: 'Close' }).focus();
    await press('#{Escape}');
    // As after a click on the picture.
    fireEvent.keyDown(document.body, { key: '#' });
    await reads('Text 1');
    expect(asked.map(({ what }) => what)).not.toContain('POST /api/messages/delete');
  });

  it('deletes with #, searches with /, and composes with c', async () => {
    const { asked, address } = await mailbox();
    await press('jj#');
    await waitFor(() =>
      expect(asked.find(({ what }) => what === 'POST /api/messages/delete')?.body).toEqual({ ids: ['m-2'] }),
    );
    await press('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await press('{Escape}');
    await press('c');
    await waitFor(() => expect(address()).toMatch(/compose=/));
  });

  it('lists its shortcuts with ?, and can be turned off', async () => {
    await mailbox();
    await press('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('jNext message');
    await press('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => turnShortcuts(false));
    await press('j?');
    expect(await entry(1)).not.toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
