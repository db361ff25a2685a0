import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useFocusGuard } from './use-focus-guard';

function Page() {
  const main = useRef<HTMLElement>(null);
  useFocusGuard(main);
  const [isGone, setGone] = useState(false);
  const [isDisabled, setDisabled] = useState(false);
  return (
    <main ref={main}>
      <h1>Settings</h1>
      <section>
        <h2>Name</h2>
        <button disabled={isDisabled} onClick={() => setDisabled(true)}>
          Save
        </button>
      </section>
      <section>
        <h2>Password</h2>
        {!isGone && <button onClick={() => setGone(true)}>Remove</button>}
        <p>Empty space</p>
      </section>
    </main>
  );
}

describe('the focus guard', () => {
  it('focuses the heading of the section when the focused control is removed', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Password' })).toHaveFocus());
  });

  it('focuses it when the focused control is disabled', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Name' })).toHaveFocus());
  });

  it('leaves the focus where a click elsewhere put it', async () => {
    render(<Page />);
    const remove = screen.getByRole('button', { name: 'Remove' });
    remove.focus();
    await userEvent.click(screen.getByText('Empty space'));
    fireEvent.click(remove);
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    expect(document.body).toHaveFocus();
  });
});
