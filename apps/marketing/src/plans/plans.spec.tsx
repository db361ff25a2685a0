import { signedInAs, signedOut } from '@casewright/web/testing';
import { screen } from '@testing-library/react';
import { linksOf, openPage } from '../page/open-page.fixture';

describe('the plans page', () => {
  beforeEach(signedOut);

  it('links to sign-up and contact, which link back', async () => {
    expect(await openPage('/plans')).toHaveTextContent('Account Plans');
    expect(linksOf(screen.getByRole('region', { name: 'Pro' }))).toEqual([['Create an Account', '/auth?source=plans']]);
    expect(linksOf(screen.getByRole('region', { name: 'Enterprise' }))).toEqual([
      ['Contact Us', '/contact?source=plans'],
    ]);
  });

  it('offers no account to signed-in users', async () => {
    signedInAs();
    await openPage('/plans');
    expect(linksOf(screen.getByRole('region', { name: 'Pro' }))).toEqual([['Go to dashboard', '/profile']]);
  });
});
