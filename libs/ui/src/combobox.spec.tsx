import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './combobox';

const PEOPLE = [
  { name: 'Kim Kay', value: 'kim@acme.example' },
  { name: 'Sam Seller', value: 'sam@acme.example' },
];

function Recipient({ isUpToDate }: { readonly isUpToDate: boolean }) {
  const [typed, setTyped] = useState('');
  const query = { data: PEOPLE, error: null, isPending: false, isFetching: false, refetch: () => undefined };
  return (
    <Combobox
      label="Recipient"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      found={typed ? query : undefined}
      isUpToDate={isUpToDate}
      what="people"
      empty="No one found."
      onChoose={setTyped}
    />
  );
}

describe('a combobox', () => {
  const box = () => screen.getByRole('combobox', { name: 'Recipient' });
  const type = async (keys: string, isUpToDate = true) => {
    render(<Recipient isUpToDate={isUpToDate} />);
    await userEvent.type(box(), keys);
  };

  it.each([
    ['a{Enter}', 'kim@acme.example'],
    ['a{ArrowDown}{Enter}', 'sam@acme.example'],
    ['a{ArrowUp}{Tab}', 'sam@acme.example'],
    ['a{Escape}{ArrowDown}{Enter}', 'kim@acme.example'],
  ])('takes %s as %s', async (keys, value) => {
    await type(keys);
    expect(box()).toHaveValue(value);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('announces the active option', async () => {
    await type('a{ArrowDown}');
    const option = screen.getByRole('option', { selected: true });
    expect(option).toHaveTextContent('Sam Seller');
    expect(box()).toHaveAttribute('aria-activedescendant', option.id);
    await userEvent.click(screen.getByRole('option', { name: /Kim Kay/ }));
    expect(box()).toHaveValue('kim@acme.example');
    expect(box()).toHaveFocus();
  });

  it('chooses no option from an outdated search', async () => {
    await type('a{Enter}', false);
    expect(box()).toHaveValue('a');
  });
});
