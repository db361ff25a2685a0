import { createMemoryRouter } from '@casewright/web/testing';
import { RouterProvider } from '@casewright/web/router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from './toaster';

const notice = { id: 7, title: 'Error', message: 'Failed to verify code', kind: 'error' } as const;

describe('a notice', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is announced, stays while hovered or focused, and then disappears by itself', () => {
    const dismissed: number[] = [];
    render(<Toaster notices={[notice]} onDismiss={(id) => dismissed.push(id)} />);
    expect(screen.getByRole('alert')).toHaveTextContent('ErrorFailed to verify code');
    act(() => screen.getByRole('button', { name: 'Dismiss: Error' }).focus());
    act(() => jest.runAllTimers());
    expect(dismissed).toEqual([]);
    act(() => screen.getByRole('button', { name: 'Dismiss: Error' }).blur());
    act(() => jest.runAllTimers());
    expect(dismissed).toEqual([7]);
  });

  it('is dismissed by its button and by Escape', () => {
    const dismissed: number[] = [];
    render(<Toaster notices={[notice]} onDismiss={(id) => dismissed.push(id)} />);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Error' }));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Dismiss: Error' }), { key: 'Escape' });
    expect(dismissed).toEqual([7, 7]);
  });

  it('does not hold others once dismissed', () => {
    const dismissed: number[] = [];
    const shown = (...ids: number[]) => (
      <Toaster notices={ids.map((id) => ({ ...notice, id }))} onDismiss={(id) => dismissed.push(id)} />
    );
    const { rerender } = render(shown(7, 8));
    const [first] = screen.getAllByRole('button', { name: 'Dismiss: Error' });
    act(() => first?.focus());
    fireEvent.click(first as HTMLElement);
    rerender(shown(8));
    act(() => jest.runAllTimers());
    expect(dismissed).toEqual([7, 8]);
  });

  it('lead to what they are about', () => {
    const link = { label: 'View case', path: '/cases/c-1' };
    const element = <Toaster notices={[{ ...notice, link }]} onDismiss={() => undefined} />;
    render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
    expect(screen.getByRole('link', { name: 'View case' })).toHaveAttribute('href', '/cases/c-1');
  });
});
