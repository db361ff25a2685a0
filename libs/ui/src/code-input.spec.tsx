import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeInput } from './code-input';

function Code({ error, autoFocus = false }: { error?: string; autoFocus?: boolean }) {
  const [code, setCode] = useState('');
  return (
    <>
      <CodeInput label="Verification code" value={code} onChange={setCode} error={error} autoFocus={autoFocus} />
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

  it.each(['123456', '123 456', ' 123-456\n', 'Your code: 123456'])('is pasted with separators: %j', async (text) => {
    const user = userEvent.setup();
    render(<Code />);
    await user.click(field());
    await user.paste(text);
    expect(code()).toBe('123456');
  });

  it('that is pasted replaces what was typed', async () => {
    const user = userEvent.setup();
    render(<Code />);
    await user.type(field(), '9999');
    await user.paste('123456');
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

  it('marks all boxes or none as wrong', async () => {
    const boxes = () =>
      [...document.querySelectorAll('[data-digit]')].map((box) => box.className.includes('border-danger'));
    const { rerender } = render(<Code />);
    await userEvent.type(field(), '123456');
    expect(boxes()).toEqual(Array(6).fill(false));
    rerender(<Code error="Invalid verification code" />);
    expect(boxes()).toEqual(Array(6).fill(true));
  });

  it('marks the next box on focus', () => {
    render(<Code autoFocus />);
    expect(field()).toHaveFocus();
    expect([...document.querySelectorAll('[data-digit]')].findIndex((box) => box.className.includes('outline'))).toBe(
      0,
    );
  });

  it('supports autofill from messages', () => {
    render(<Code />);
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field()).toHaveAttribute('inputmode', 'numeric');
  });
});
