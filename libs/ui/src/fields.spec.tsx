import { render, screen } from '@testing-library/react';
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
