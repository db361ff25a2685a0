import { RouterProvider } from '@casewright/web/router';
import { createMemoryRouter } from '@casewright/web/testing';
import { render, screen, within } from '@testing-library/react';
import routes from '../routes';

const layout = { hydrateFallbackElement: <></>, children: routes };
const open = (address: string) =>
  render(<RouterProvider router={createMemoryRouter([layout], { initialEntries: [address] })} />);
const heading = () => screen.findByRole('heading', { level: 1 });

describe.each([
  ['/terms-of-service', 'Terms of Service'],
  ['/privacy-policy', 'Privacy Policy'],
])('%s', (path, title) => {
  it('has a title and the date of its last update', async () => {
    open(path);
    expect(await heading()).toHaveTextContent(title);
    expect(screen.getByText('Last updated July 1, 2025')).toBeInTheDocument();
  });

  it.each([
    ['?source=signup', 'Back to Sign Up', '/auth'],
    ['?source=pilot', 'Back to Pilot Program', '/pilot-program'],
    ['', 'Back to Home', '/'],
  ])('links back with %p: %s', async (query, label, back) => {
    open(path + query);
    expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', back);
  });

  it('lists every clause with a link to it', async () => {
    open(`${path}?source=pilot`);
    await heading();
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    const listed = links.map((link) => [link.getAttribute('href')?.split('#')[1], link.textContent]);
    // The way back stays what it was.
    for (const link of links) expect(link).toHaveAttribute('href', expect.stringContaining(`${path}?source=pilot#`));
    const sections = screen.getAllByRole('region').map(({ id }) => id);
    expect(listed.map(([id]) => id)).toEqual(sections);
    expect(new Set(sections).size).toBe(sections.length);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(listed.map(([, name]) => name?.replace(/^(\d+)/, '$1. '))).toEqual(titles);
  });
});

const clause = (name: RegExp) => screen.findByRole('region', { name });

describe('what the texts must state', () => {
  it.each([
    ['/terms-of-service', /Changes/, 'immediately for new users, and 30 days after posting for existing users'],
    ['/terms-of-service', /Governing law/, 'State of California'],
    ['/terms-of-service', /arbitration and class action waiver/, 'binding arbitration on an individual basis'],
    ['/privacy-policy', /Children/, 'not for children under 18'],
  ])('%s, %s', async (path, name, words) => {
    open(path);
    expect(await clause(name)).toHaveTextContent(words);
  });

  it.each([
    ['/report-abuse', 'Report Abuse', 'abuse@casewright.example', /within 24-48 hours on business days/],
    [
      '/report-security',
      'Report Security',
      'security@casewright.example',
      /within 24 hours.*vulnerability platform\.$/,
    ],
  ])('%s', async (path, title, mailbox, answer) => {
    open(path);
    expect(await heading()).toHaveTextContent(title);
    const where = screen.getByRole('region', { name: 'Email us' });
    expect(within(where).getByText(answer)).toBeInTheDocument();
    const link = within(where).getByRole('link');
    expect(link).toHaveTextContent(mailbox);
    expect(link.getAttribute('href')).toMatch(new RegExp(`^mailto:${mailbox}\\?subject=`));
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });
});
