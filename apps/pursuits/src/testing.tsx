import { BASELINE_RATE_CARD, priceCase } from '@casewright/rules';
import { queryClient, useNotices } from '@casewright/web';
import { QueryClientProvider } from '@casewright/web/query';
import { RouterProvider } from '@casewright/web/router';
import { createMemoryRouter } from '@casewright/web/testing';
import { render } from '@testing-library/react';
import type { CaseProgress, PursuitDetails } from './queries';
import routes from './routes';

/** Renders the routes of this remote. Other addresses show 'Elsewhere'. @returns reads the current path and query */
export function open(address: string) {
  queryClient.clear();
  useNotices.setState([], true);
  const elsewhere = { path: '*', element: <h1>Elsewhere</h1> };
  const layout = { hydrateFallbackElement: <></>, children: [...routes, elsewhere] };
  const router = createMemoryRouter([layout], { initialEntries: [address] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return () => router.state.location.pathname + router.state.location.search;
}

export const FACTS = {
  prospect: 'Wexcombe Hospitals',
  opportunity: 'Virtual desktops',
  acvDollars: 236_000,
  expectedClose: '2030-02-12',
  proposed: ['Helix Private Cloud'],
  competing: [],
  contacts: [],
  notes: '',
};

export const YOU = { name: 'Dana Whitfield', isYou: true };

export const aPursuit = (given: Partial<PursuitDetails> = {}): PursuitDetails => ({
  ...FACTS,
  acvTier: null,
  id: 'p-1',
  ownerId: 'u-1',
  owner: YOU,
  history: [],
  stage: 'registered',
  registeredAt: '2026-11-20T12:00:00Z',
  decidedOn: null,
  reason: null,
  caseId: null,
  caseNumber: null,
  caseState: null,
  caseDueAt: null,
  waitsForOwner: false,
  ...given,
});

export const AT = '2026-11-19T21:10:00Z';
export const SELECTIONS = {
  proposed: [{ name: 'Helix', environments: ['aws' as const], computeModels: [] }],
  competitive: [{ name: 'Incumbent VMs', environments: ['aws' as const], computeModels: [] }],
  slaDays: 3 as const,
  presentationSupport: false,
};
export const START: CaseProgress['history'][number] = {
  ...{ command: 'start', state: 'inputs', party: 'seller', by: YOU, reason: null, credits: null, at: AT },
};

/** A case whose inputs are being collected. */
export const aCase = (given: Partial<CaseProgress> = {}): CaseProgress => ({
  ...{
    id: 'c-1',
    number: 1042,
    pursuitId: 'p-1',
    prospect: 'Wexcombe Hospitals',
    title: 'Helix vs. Incumbent VMs',
    state: 'inputs',
    stateBefore: null,
  },
  terms: { selections: SELECTIONS, price: priceCase(SELECTIONS, BASELINE_RATE_CARD) },
  ...{
    newTerms: null,
    turnaround: null,
    returnedCredits: 0,
    startedAt: AT,
    confirmedAt: null,
    inputsState: 'sent',
    releasedAt: null,
    presentation: null,
    changedAt: AT,
    analyst: null,
  },
  history: [START],
  ...given,
});
