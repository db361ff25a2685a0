import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Inbox, Plus } from 'lucide-react';
import { AccountFrame } from './account-frame';
import type { LinkComponent } from './link';

const Anchor: LinkComponent = ({ to, ...anchor }) => <a href={to} {...anchor} />;

const groups = [
  { name: 'Messages', items: [{ name: 'Inbox', path: '/messages', icon: Inbox, count: 3 }] },
  { name: 'Work', items: [{ name: 'Register a Pursuit', icon: Plus }] },
];

const frame = (current: string) => (
  <AccountFrame groups={groups} current={current} link={Anchor}>
    <h1>Page</h1>
  </AccountFrame>
);

describe('the account menu', () => {
  it('says where one is, and how much waits there', () => {
    render(frame('/messages'));
    expect(screen.getByRole('link', { name: 'Inbox 3 unread', hidden: true })).toHaveAttribute('aria-current', 'page');
    const work = screen.getByRole('list', { name: 'Work', hidden: true });
    expect(within(work).queryByRole('link', { hidden: true })).toBeNull();
    expect(within(work).getByText('Register a Pursuit')).toBeInTheDocument();
  });

  it('folds, and folds again on arrival elsewhere', async () => {
    const user = userEvent.setup();
    const { rerender } = render(frame('/messages'));
    const button = screen.getByRole('button', { name: 'Account menu' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    rerender(frame('/profile'));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
