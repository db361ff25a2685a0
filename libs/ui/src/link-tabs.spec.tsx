import { render, screen, waitFor } from '@testing-library/react';
import type { LinkComponent } from './link';
import { LinkTabs } from './link-tabs';

const Anchor: LinkComponent = ({ to, children, ...rest }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

it('keeps the current tab in view after a count before it has made the bar wider', async () => {
  const offset = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(100);
  const tabs = (count?: number) => (
    <LinkTabs
      label="Lists"
      current="/second"
      link={Anchor}
      tabs={[
        { name: 'First', path: '/first', count },
        { name: 'Second', path: '/second' },
      ]}
    />
  );
  const { rerender } = render(tabs());
  const bar = screen.getByRole('navigation', { name: 'Lists' });
  expect(bar.scrollLeft).toBe(100);
  offset.mockReturnValue(140);
  rerender(tabs(1000));
  await waitFor(() => expect(bar.scrollLeft).toBe(140));
  offset.mockRestore();
});
