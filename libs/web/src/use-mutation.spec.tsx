import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useMutation } from './use-mutation';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

it('sends a change once per tick, and again after its answer', async () => {
  const sent: string[] = [];
  const told: string[] = [];
  let answer: () => void = () => undefined;
  const { result } = renderHook(
    () =>
      useMutation({
        mutationFn: (change: string) => {
          sent.push(change);
          return new Promise<void>((resolve) => (answer = resolve));
        },
        onSuccess: (_, change) => void told.push(change),
      }),
    { wrapper },
  );
  const { mutate } = result.current;
  await act(async () => ['save', 'save', 'save'].forEach((change) => mutate(change)));
  expect(sent).toEqual(['save']);
  await act(async () => answer());
  expect(told).toEqual(['save']);

  await act(async () => ['save', 'delete'].forEach((change) => mutate(change)));
  expect(sent).toEqual(['save', 'save', 'delete']);
});

it('retries what was sent, also after a render with something newer', async () => {
  const sent: string[] = [];
  const { result, rerender } = renderHook(
    ({ version }) =>
      useMutation({
        retry: 1,
        retryDelay: 0,
        mutationFn: async () => {
          sent.push(version);
          if (sent.length > 1) return;
          rerender({ version: 'new' });
          throw new TypeError('Failed to fetch');
        },
      }),
    { wrapper, initialProps: { version: 'old' } },
  );
  await act(async () => result.current.mutateAsync());
  expect(sent).toEqual(['old', 'old']);
  await act(async () => result.current.mutateAsync());
  expect(sent).toEqual(['old', 'old', 'new']);
});
