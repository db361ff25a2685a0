import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LinkTabs } from './link-tabs';

it('keeps the current tab in view after a count widens the bar', async () => {
  const offset = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(100);
  const tabs = (count?: number) => (
    <LinkTabs
      label="Lists"
      current="/second"
      tabs={[
        { name: 'First', path: '/first', count },
        { name: 'Second', path: '/second' },
      ]}
    />
  );
  const { rerender } = render(tabs(), { wrapper: MemoryRouter });
  const bar = screen.getByRole('navigation', { name: 'Lists' });
  expect(bar.scrollLeft).toBe(100);
  offset.mockReturnValue(140);
  rerender(tabs(1000));
  await waitFor(() => expect(bar.scrollLeft).toBe(140));
  offset.mockRestore();
});
