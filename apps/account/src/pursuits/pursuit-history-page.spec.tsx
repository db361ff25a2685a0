import { signedInAs, signedOut } from '@casewright/web/testing';
import { screen } from '@testing-library/react';
import { open, serverAnswering } from '../testing';

describe('the pursuit history', () => {
  beforeEach(() => void serverAnswering({ 'GET /api/messages/unread-count': Response.json({ count: 0 }) }));

  it('is empty, and leads to the plans', async () => {
    signedInAs();
    open('/pursuit-history');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Pursuit History');
    expect(screen.getByRole('heading', { name: 'No Pursuit History' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start Your First Pursuit' })).toHaveAttribute('href', '/plans');
    expect(screen.getByRole('link', { name: 'Back to Profile' })).toHaveAttribute('href', '/profile');
  });

  it('is not shown to a visitor', async () => {
    signedOut();
    const page = open('/pursuit-history');
    await screen.findByRole('heading', { name: 'Login' });
    expect(page.at()).toBe('/login?return=%2Fpursuit-history');
  });
});
