import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';
import { Field } from './field';
import { Select } from './select';
import { TextareaField } from './textarea-field';

describe.each([
  ['a line', (said: { hint?: string; error?: string }) => <Field label="Name" {...said} />],
  ['a text', (said: { hint?: string; error?: string }) => <TextareaField label="Name" {...said} />],
  [
    'a choice',
    (said: { hint?: string; error?: string }) => (
      <Select label="Name" {...said}>
        <option>3</option>
      </Select>
    ),
  ],
])('%s', (_, field) => {
  it('has its label as name and its hint as description', () => {
    render(field({ hint: 'As on your card' }));
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('As on your card');
    expect(screen.getByLabelText('Name')).toBeValid();
  });

  it('has its error as description', () => {
    render(field({ hint: 'As on your card', error: 'Name is required' }));
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
    expect(screen.getByLabelText('Name')).toBeInvalid();
  });
});

it('a checkbox is toggled by its label and by space', async () => {
  const user = userEvent.setup();
  render(<Checkbox>I agree</Checkbox>);
  await user.click(screen.getByText('I agree'));
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
  await user.keyboard(' ');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});
