import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button';

describe('a copy button', () => {
  it('copies the text and says so', async () => {
    const user = userEvent.setup();
    render(<CopyButton text="7f3a" label="Copy the user id" />);
    await user.click(screen.getByRole('button', { name: /^Copy the user id/ }));
    expect(await navigator.clipboard.readText()).toBe('7f3a');
    expect(await screen.findByText('Copied')).toBeInTheDocument();
  });
});
