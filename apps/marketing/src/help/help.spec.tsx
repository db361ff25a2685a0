import { GLOSSARY } from '@casewright/rules';
import { signedOut } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../page/open-page.fixture';

const titles = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the help page', () => {
  beforeEach(() => signedOut());

  it('explains how a case runs, answers questions, and has every term of the hints', async () => {
    await openPage('/help');
    expect(titles('How a case runs')[0]).toBe('Register the pursuit');
    expect(titles('Questions')).toContain('How much does a case cost?');
    const terms = within(screen.getByRole('region', { name: 'Glossary' }))
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(terms.toSorted()).toEqual(
      Object.values(GLOSSARY)
        .map(({ term }) => term)
        .toSorted(),
    );
    expect(document.querySelector('#acv-tier')).toHaveTextContent('ACV tier');
  });

  it('shows what contains every word of a search', async () => {
    await openPage('/help');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search help' }), 'pilot credits expire');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 result'));
    expect(titles('Questions')).toEqual(['What do credits cost, and do they expire?']);
    expect(screen.queryByRole('region', { name: 'Glossary' })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search help' }), ' zebra');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing matches'));
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  });
});
