import { RouterProvider } from '@casewright/web/router';
import { createMemoryRouter } from '@casewright/web/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import routes from '../routes';

const open = () => render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/'] })} />);

describe('the home page', () => {
  it('leads to what each value card is about', async () => {
    open();
    await screen.findByRole('heading', { level: 1 });
    const led = screen.getAllByRole('link', { name: /Learn More/ }).map((link) => link.getAttribute('href'));
    expect(led).toEqual(['/performance-enhancement', '/cost-optimization', '/strategic-alignment']);
  });

  it('tells the case process in five steps, under the anchor of the header', async () => {
    open();
    const process = await screen.findByRole('region', { name: 'From pursuit to presentation in five steps' });
    expect(within(process).getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByRole('region', { name: /Three outcomes/ })).toHaveAttribute('id', 'what-we-do');
  });

  it('shows a case whose figures follow the question', async () => {
    open();
    const sample = await screen.findByRole('region', { name: 'Sample case' });
    expect(sample).toHaveTextContent('Net value$1.97M');
    fireEvent.change(within(sample).getByRole('slider', { name: /Hosts/ }), { target: { value: '960' } });
    expect(sample).toHaveTextContent('Virtualization refresh, 960 hosts');
    expect(sample).not.toHaveTextContent('Net value$1.97M');
  });
});
