import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField, PasswordMeter } from './password-field';

it('shows a password only on request', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" />);
  const field = screen.getByLabelText('Password');
  await user.type(field, 'Secret-1');
  expect(field).toHaveAttribute('type', 'password');

  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('Secret-1');
});

it('announces the strength of a password and each requirement', () => {
  const requirements = [
    { label: 'A number', isMet: true },
    { label: 'A special character', isMet: false },
  ];
  render(<PasswordMeter score={75} label="Good" requirements={requirements} />);
  const meter = screen.getByRole('meter', { name: 'Password strength' });
  expect(meter).toHaveAttribute('aria-valuenow', '75');
  expect(meter).toHaveAttribute('aria-valuetext', 'Good');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A number (met)',
    'A special character (not met)',
  ]);
});
