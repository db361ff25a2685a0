import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Hint } from './hint';

describe('a hint', () => {
  it('explains its term until it is closed by Escape or by moving on', async () => {
    render(
      <>
        <Hint term="ACV tier">The range of the deal.</Hint>
        <button type="button">Next</button>
      </>,
    );
    const button = screen.getByRole('button', { name: 'What is ACV tier?' });
    expect(screen.queryByText('The range of the deal.')).toBeNull();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('The range of the deal.');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('The range of the deal.');
    await userEvent.tab();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
