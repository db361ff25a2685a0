import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper } from './stepper';

function Counter() {
  const [count, setCount] = useState(2);
  return <Stepper label="How many" count={count} min={1} max={3} onChange={setCount} />;
}

it.each([
  ['Add one', '3 of 3'],
  ['Remove one', '1 of 3'],
])('stops at its limit, where “%s” keeps the focus', async (name, end) => {
  render(<Counter />);
  const button = screen.getByRole('button', { name });
  button.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(end);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
});
