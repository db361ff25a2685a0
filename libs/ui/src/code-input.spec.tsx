import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeInput } from './code-input';

function Code() {
  const [code, setCode] = useState('');
  return (
    <>
      <CodeInput label="Verification code" value={code} onChange={setCode} />
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

  it.each(['123456', '123 456', ' 123-456\n', 'Your code: 123456'])('is pasted as it was written: %j', async (text) => {
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

  it('is corrected with backspace and arrows', async () => {
    const user = userEvent.setup();
    render(<Code />);
    await user.type(field(), '123456{Backspace}');
    expect(code()).toBe('12345');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Backspace}');
    expect(code()).toBe('1245');
    await user.keyboard('3');
    expect(code()).toBe('12345');
  });

  it('can be filled in from a message', () => {
    render(<Code />);
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field()).toHaveAttribute('inputmode', 'numeric');
  });
});
