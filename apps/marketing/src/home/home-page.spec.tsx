import { RouterProvider } from '@casewright/web/router';
import { createMemoryRouter, signedInAs, signedOut } from '@casewright/web/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import routes from '../routes';

const open = () => render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/'] })} />);

describe('the home page', () => {
  beforeEach(signedOut);

  it.each([
    ['a visitor an account', signedOut, 'Create an Account', '/auth'],
    ['a signed-in user the calculator', () => signedInAs(), 'Price a case', '/pricing-calculator'],
  ])('offers %s', async (_, as, name, path) => {
    as();
    open();
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('links each value card to its page', async () => {
    open();
    await screen.findByRole('heading', { level: 1 });
    const led = screen.getAllByRole('link', { name: /Learn More/ }).map((link) => link.getAttribute('href'));
    expect(led).toEqual(['/performance-enhancement', '/cost-optimization', '/strategic-alignment']);
  });

  it('shows the figures of the sample case, which follow the scenario', async () => {
    open();
    const sample = await screen.findByRole('region', { name: 'Sample case' });
    expect(sample).toHaveTextContent('Virtualization refresh, 96 hosts');
    expect(sample).toHaveTextContent('Net present value$2.6MPaybackMonth 19Lower cost25%');
    fireEvent.click(within(sample).getByRole('radio', { name: 'Low' }));
    expect(sample).toHaveTextContent('Net present value$0.5MPaybackMonth 32');
    expect(within(sample).getByRole('link', { name: 'Open the sample case' })).toHaveAttribute('href', '/sample-case');
  });

  it('draws all scenarios on one scale', async () => {
    open();
    const sample = await screen.findByRole('region', { name: 'Sample case' });
    const tops = () => [...sample.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('y')));
    const base = tops();
    fireEvent.click(within(sample).getByRole('radio', { name: 'Low' }));
    // The move at the start costs more, and so stands higher.
    expect(tops()[5]).toBeLessThan(base[5] ?? 0);
  });
});
