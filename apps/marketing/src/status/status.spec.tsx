import { queryClient } from '@casewright/web';
import { QueryClientProvider } from '@casewright/web/query';
import { RouterProvider } from '@casewright/web/router';
import { type Answers, createMemoryRouter, mockServer, refusal } from '@casewright/web/testing';
import { render, screen, within } from '@testing-library/react';
import routes from '../routes';

function open<Given>(answers: Answers<Given>) {
  mockServer(answers);
  queryClient.clear();
  const layout = { hydrateFallbackElement: <></>, children: routes };
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([layout], { initialEntries: ['/status'] })} />
    </QueryClientProvider>,
  );
}
const parts = async () =>
  within(await screen.findByRole('list', { name: 'Parts of the service' }))
    .getAllByRole('listitem')
    .map(({ lastElementChild }) => lastElementChild?.textContent);

describe('the status page', () => {
  it.each([
    ['working', 'Working', 'Everything is working.'],
    ['delayed', 'Delayed', 'Some things take longer than usual.'],
    ['down', 'Not working', 'We have a problem and are working on it.'],
  ] as const)('says what is %s', async (state, label, summary) => {
    open({
      'GET /api/status': Response.json({
        parts: [
          { part: 'service', state: 'working' },
          { part: 'background', state },
        ],
      }),
    });
    expect(await parts()).toEqual(['Working', label]);
    expect(screen.getByText(summary)).toBeInTheDocument();
  });

  it('shows everything as not working if nothing answers', async () => {
    open({ 'GET /api/status': refusal(503, 'http.unavailable', 'Unavailable.') });
    expect(await parts()).toEqual(['Not working', 'Not working']);
  });
});
