import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { linksOf, openPage } from '../page/open-page.fixture';

describe.each([
  [
    '/performance-enhancement',
    'Enhanced Performance',
    ['Higher Win Rates', 'Increased Deal Sizes', 'Tailored Business Cases'],
  ],
  [
    '/cost-optimization',
    'Better Cost Optimization',
    ['Lower Cost per Opportunity', 'Higher ROI Enablement', 'Superior Cost Governance'],
  ],
  [
    '/strategic-alignment',
    'Collaborative Orchestration',
    ['Collaborative Process', 'Multi-Dimensional Focus', 'Transparent Pricing'],
  ],
])('%s', (path, name, points) => {
  it('shows a figure for each point of its value card, with links back and to sign-up', async () => {
    const faults = jest.spyOn(console, 'error');
    await openPage(path);
    expect(faults).not.toHaveBeenCalled();
    for (const point of points) {
      const figure = within(screen.getByRole('region', { name: point })).getByRole('figure');
      expect(figure).toHaveTextContent('Sample case');
      expect(within(figure).getAllByRole('row').length).toBeGreaterThan(2);
    }
    const links = linksOf();
    expect(links[0]).toEqual(['Back', '/#what-we-do']);
    expect(links.at(-1)).toEqual(['Create an Account', '/auth']);
    const anchors = links.slice(1, -1).map(([, address]) => address?.split('#')[1]);
    expect(anchors).toEqual(points.map((point) => screen.getByRole('region', { name: point }).id));
  });
});

describe('the viewer of a figure', () => {
  const user = userEvent.setup();
  const button = (name: string) => screen.getByRole('button', { name });
  const zoom = () => screen.getByRole('status', { name: 'Zoom' }).textContent;
  const transform = () => screen.getByRole('dialog').querySelector<HTMLElement>('[style]')?.style.transform;
  const open = async () => {
    await openPage('/cost-optimization');
    await user.click(button('Zoom Cumulative cash flow'));
  };

  it('supports keyboard and wheel', async () => {
    await open();
    await user.keyboard('++');
    expect(zoom()).toBe('200%');
    await user.keyboard('-');
    expect(zoom()).toBe('150%');
    const stage = screen.getByRole('dialog').querySelector('header + div') as HTMLElement;
    fireEvent.wheel(stage, { deltaY: -100 });
    expect(zoom()).toBe('200%');
    await user.keyboard('0');
    expect(zoom()).toBe('100%');
  });

  it('is closed by Back', async () => {
    await open();
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('moves by dragging and by the arrows when zoomed', async () => {
    await open();
    const stage = screen.getByRole('dialog').querySelector('header + div') as HTMLElement;
    Object.defineProperties(stage, { clientWidth: { value: 400 }, clientHeight: { value: 200 } });
    await user.keyboard('{ArrowLeft}');
    expect(transform()).toBe('translate(0px, 0px) scale(1)');
    await user.keyboard('++{ArrowLeft}');
    expect(transform()).toBe('translate(60px, 0px) scale(2)');
    await user.pointer([
      { target: stage, keys: '[MouseLeft>]', coords: { clientX: 100, clientY: 100 } },
      { target: stage, coords: { clientX: 70, clientY: 120 } },
      { keys: '[/MouseLeft]' },
      { target: stage, coords: { clientX: 0, clientY: 0 } },
    ]);
    expect(transform()).toBe('translate(30px, 20px) scale(2)');
  });

  it('traps the focus, restores it, and reopens at 100 %', async () => {
    await open();
    await user.keyboard('++');
    button('Close').focus();
    await user.tab();
    expect(button('Zoom out')).toHaveFocus();
    await user.tab({ shift: true });
    expect(button('Close')).toHaveFocus();
    await user.click(button('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Zoom Cumulative cash flow')).toHaveFocus();
    await user.click(button('Zoom Cumulative cash flow'));
    expect(zoom()).toBe('100%');
  });
});
