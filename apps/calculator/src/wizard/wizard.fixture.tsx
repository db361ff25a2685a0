import { queryClient, useNotices } from '@casewright/web';
import { QueryClientProvider } from '@casewright/web/query';
import { Outlet, RouterProvider } from '@casewright/web/router';
import { createMemoryRouter, signedInAs } from '@casewright/web/testing';
import { act, render, screen, within } from '@testing-library/react';
import routes from '../routes';
import { openDraft, useDraft } from '../draft/draft';
import { useDraftSync } from '../draft/draft-sync';
import { setReplacedAnswers } from '../draft/replaced-answers';

/** A seller's first visit. */
export async function newVisit(): Promise<void> {
  signedInAs();
  await openDraft();
  localStorage.clear();
  queryClient.clear();
  useNotices.setState([], true);
  useDraft.persist.setOptions({ name: '' });
  useDraftSync.setState({ isOffline: false });
  setReplacedAnswers(undefined);
}

/** The wizard with stubs of linked pages. */
export function openWizard(address: string) {
  const elsewhere = ['/login', '/profile', '/purchase-credits'].map((path) => ({ path, element: path }));
  const pages = { element: <Outlet />, hydrateFallbackElement: <p>Loading</p>, children: [...routes, ...elsewhere] };
  const router = createMemoryRouter([pages], { initialEntries: [address] });
  const page = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    ...page,
    address: () => router.state.location.pathname + router.state.location.search,
    goTo: (path: string) => act(() => router.navigate(path)),
  };
}

/** Stores answers under the keys of S1 §3. */
export const saveDraft = (answers: Record<string, unknown>, user = 'u-1'): void =>
  Object.entries(answers).forEach(([key, value]) =>
    localStorage.setItem(`casewright:${user}:${key}`, JSON.stringify(value)),
  );

export const kept = (key: string, user = 'u-1'): unknown =>
  JSON.parse(localStorage.getItem(`casewright:${user}:${key}`) ?? 'null');

/** The total in the summary. */
export async function total(): Promise<HTMLElement> {
  const [summary] = await screen.findAllByRole('complementary', { name: 'Case cost' });
  return within(summary as HTMLElement).getByText((_, element) => element?.getAttribute('aria-live') === 'polite');
}

export const notices = (): string[] => useNotices.getState().map(({ title, message }) => `${title} / ${message}`);
