import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CostBar } from './cost-summary';

const lines = [{ label: 'Base solutions', credits: 6, explanation: '2 solutions × 3 credits', details: 'The rule' }];

describe('the details of the cost bar', () => {
  const open = async () => {
    const { container } = render(
      <CostBar title="Case cost" lines={lines} totalCredits={6} note="You have 100 credits.">
        <a href="/next">Proceed</a>
      </CostBar>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.getByRole('region', { name: 'Case cost details' })).toBeVisible();
    return container;
  };

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Details', () => userEvent.click(screen.getByRole('button', { name: 'Details' }))],
    ['a tap outside', (container: HTMLElement) => userEvent.click(container.firstElementChild as Element)],
  ])('close by %s, and return the focus to their button', async (_, close) => {
    await close(await open());
    expect(screen.queryByRole('region', { name: 'Case cost details' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('button', { name: 'Details' })).toHaveFocus();
  });
});
