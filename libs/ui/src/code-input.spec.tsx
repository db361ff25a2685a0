import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeInput } from './code-input';

function Code({ error }: { error?: string }) {
  const [code, setCode] = useState('');
  return (
    <>
      <CodeInput label="Verification code" value={code} onChange={setCode} error={error} />
      <output>{code}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Verification code' });
const code = () => screen.getByRole('status').textContent;

describe('a code', () => {
  it('is typed, digits only, at most six', async () => {
    const user = userEvent.setup();
    render(<Code />);
    await user.type(field(), '12a3-4 5678');
    expect(code()).toBe('123456');
  });

  it('is pasted with separators, and replaces what was typed', async () => {
    const user = userEvent.setup();
    render(<Code />);
    await user.type(field(), '9999');
    await user.paste('Your code: 123-456\n');
    expect(code()).toBe('123456');
  });

  it('is corrected by typing over a digit', async () => {
    const user = userEvent.setup();
    render(<Code />);
    await user.type(field(), '123456{Backspace}');
    expect(code()).toBe('12345');
    await user.keyboard('{ArrowLeft}{ArrowLeft}99');
    expect(code()).toBe('12399');
    await user.keyboard('{Home}7{End}8');
    expect(code()).toBe('723998');
  });

  it('is retyped after an error', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Code />);
    await user.type(field(), '123456');
    await user.tab();
    rerender(<Code error="Invalid verification code" />);
    expect(field()).toHaveFocus();
    await user.keyboard('654321');
    expect(code()).toBe('654321');
  });

  it('supports autofill from messages', () => {
    render(<Code />);
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field()).toHaveAttribute('inputmode', 'numeric');
  });
});
