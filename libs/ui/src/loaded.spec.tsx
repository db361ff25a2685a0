import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isEmptyList, Loaded } from './loaded';

const refetch = jest.fn();
const idle = { data: undefined, error: null, isPending: false, isFetching: false, refetch };
const show = (query: object) =>
  render(
    <Loaded<readonly string[]>
      query={{ ...idle, ...query }}
      what="pursuits"
      isEmpty={isEmptyList}
      empty="None yet"
      refused={(error) => error === 'refused' && 'Not allowed'}
    >
      {(rows) => rows.join(', ')}
    </Loaded>,
  );

describe('loaded data', () => {
  it('shows a skeleton while loading', () => {
    show({ isPending: true });
    expect(screen.getByRole('status', { name: 'Loading pursuits' })).toBeInTheDocument();
  });

  it('offers a retry after a failure, unless refused', async () => {
    show({ error: new Error('x') });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load pursuits.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(show({ error: 'refused' }).container).toHaveTextContent(/^Not allowed$/);
  });

  it('is shown even if a refetch failed', () => {
    expect(show({ data: ['Helix'], error: new Error('x') }).container).toHaveTextContent(/^Helix$/);
    expect(show({ data: [] }).container).toHaveTextContent(/^None yet$/);
  });
});
