import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pager } from './pager';

describe('a pager', () => {
  it.each([
    [1, '1–50 of 12,480', ['Next']],
    [250, '12,451–12,480 of 12,480', ['Previous']],
    [2, '51–100 of 12,480', ['Previous', 'Next']],
  ])('of page %i says %s', (page, text, ways) => {
    render(<Pager page={page} pageSize={50} total={12_480} onPage={() => undefined} />);
    expect(screen.getByText(text)).toBeInTheDocument();
    const open = screen.getAllByRole<HTMLButtonElement>('button').filter(({ disabled }) => !disabled);
    expect(open.map(({ textContent }) => textContent)).toEqual(ways);
  });

  it('goes one page on or back', async () => {
    const onPage = jest.fn();
    render(<Pager page={2} pageSize={50} total={120} onPage={onPage} />);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(onPage.mock.calls).toEqual([[3], [1]]);
  });
});
