import { QueryClientProvider } from '@casewright/web/query';
import { queryClient } from '@casewright/web';
import { RouterProvider } from '@casewright/web/router';
import { createMemoryRouter, mockServer } from '@casewright/web/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../routes';

const KNOWN = 'ab'.repeat(32);
const OLD = 'cd'.repeat(32);
const UNKNOWN = '0'.repeat(64);

function open(address: string) {
  const asked = mockServer({
    [`GET /api/verify/${KNOWN}` as const]: () => ({ isIssued: true, isSuperseded: false }),
    [`GET /api/verify/${OLD}` as const]: () => ({ isIssued: true, isSuperseded: true }),
    [`GET /api/verify/${UNKNOWN}` as const]: () => ({ isIssued: false, isSuperseded: false }),
  });
  const router = createMemoryRouter([{ hydrateFallbackElement: <></>, children: routes }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return asked;
}

describe('the page that verifies a document', () => {
  it.each([
    [KNOWN.toUpperCase(), 'We issued this version'],
    [OLD, 'We issued this version, and a newer one since'],
    [UNKNOWN, 'We didn’t issue this version'],
    [encodeURIComponent(`${KNOWN.slice(0, 40)}\n${KNOWN.slice(40)} `), 'We issued this version'],
  ])('says of %s: %s', async (fingerprint, result) => {
    open(`/verify/${fingerprint}`);
    expect(await screen.findByRole('heading', { name: result })).toBeInTheDocument();
  });

  it('checks a form sent before its code was loaded', async () => {
    open('/verify');
    const field = await screen.findByLabelText('SHA-256');
    const form = field.closest('form');
    expect([form?.method, form?.getAttribute('action'), field.getAttribute('name')]).toEqual([
      ...['get', '/verify', 'sha256'],
    ]);
    cleanup();
    open(`/verify?sha256=${encodeURIComponent(`sha256 ${KNOWN}`)}`);
    expect(await screen.findByRole('heading', { name: 'We issued this version' })).toBeInTheDocument();
    expect(screen.getByLabelText('SHA-256')).toHaveValue(KNOWN);
    cleanup();
    open('/verify?sha256=abc');
    expect(await screen.findByLabelText('SHA-256')).toHaveValue('abc');
    expect(screen.getByRole('alert')).toHaveTextContent('A SHA-256 has 64 characters');
  });

  it('sends no request for an invalid SHA-256, and checks a corrected one', async () => {
    const asked = open('/verify/not-a-hash');
    expect(await screen.findByRole('alert')).toHaveTextContent('This address is incomplete.');
    expect(asked).toEqual([]);
    const field = screen.getByLabelText('SHA-256');
    await userEvent.clear(field);
    await userEvent.type(field, 'abc{Enter}');
    expect(field).toHaveAccessibleDescription(/Enter all 64 characters/);
    await userEvent.clear(field);
    await userEvent.click(field);
    // As it is copied from the foot of a page.
    await userEvent.paste(`sha256 ${KNOWN.toUpperCase()} `);
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue(KNOWN);
    expect(await screen.findByRole('heading', { name: 'We issued this version' })).toBeInTheDocument();
  });
});
