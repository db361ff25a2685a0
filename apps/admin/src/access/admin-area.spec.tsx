import { queryClient, useSession } from '@casewright/web';
import { aUser, refusal, signedInAs, signedOut } from '@casewright/web/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin, openAdmin } from '../testing';
import { accessQuery } from './queries';

const open = (answers: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin('/admin/users', {
    'GET /api/admin/users': () => ({ rows: [], total: 0, isTotalExact: true, next: null }),
    ...answers,
  });

describe('the admin area', () => {
  beforeEach(() => signedInAs());

  it('is refused to non-admins without loading any data', async () => {
    const { asked } = open({ 'GET /api/session': () => ({ user: aUser() }) });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
    expect(screen.getByText("You don't have admin privileges to access this page.")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute('href', '/profile');
    expect(asked.map(({ what }) => what)).toEqual(['GET /api/session']);
  });

  it('asks an admin to set up a second step without loading any data', async () => {
    const { asked } = open({ 'GET /api/session': () => ({ user: aUser({ isAdmin: true }) }) });
    expect(await screen.findByRole('heading', { name: 'Two-step verification required' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open security settings' })).toHaveAttribute(
      'href',
      '/profile/settings?tab=security',
    );
    expect(asked.map(({ what }) => what)).toEqual(['GET /api/session']);
  });

  it('asks an admin with a second step to sign in with it', async () => {
    const { asked } = open({
      'GET /api/session': () => ({ user: aUser({ isAdmin: true, hasTwoStep: true }) }),
      'DELETE /api/session': () => undefined,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }));
    await waitFor(() => expect(asked.map(({ what }) => what)).toContain('DELETE /api/session'));
    expect(useSession.getState()).toEqual({ status: 'signed-out' });
  });

  it('stays open while the server can’t be reached', async () => {
    let isDown = false;
    open({ 'GET /api/session': () => (isDown ? refusal(503, 'http.unavailable', 'Unavailable.') : { user: anAdmin }) });
    await screen.findByText('Manage users and messages');
    isDown = true;
    await act(() => queryClient.refetchQueries({ queryKey: accessQuery.queryKey }));
    expect(queryClient.getQueryState(accessQuery.queryKey)?.status).toBe('error');
    expect(screen.getByText('Manage users and messages')).toBeInTheDocument();
  });

  it('closes when the admin role is removed', async () => {
    let isAdmin = true;
    open({
      'GET /api/session': () => ({ user: aUser({ isAdmin, isMfa: true }) }),
      'GET /api/admin/users': () => {
        isAdmin = false;
        return refusal(403, 'platform.admins-only', 'For admins only.');
      },
    });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
  });

  it('sends a visitor to the login page', async () => {
    signedOut();
    const { address } = open();
    await screen.findByText('/login');
    expect(address()).toBe('/login?return=%2Fadmin%2Fusers');
  });
});
