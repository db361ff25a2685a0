import { canonicalJson, type Snapshot, type ValueModelContent } from '@casewright/rules';
import { VIRTUALIZATION_REFRESH } from '@casewright/rules/sample-case';
import { queryClient, useNotices } from '@casewright/web';
import { QueryClientProvider } from '@casewright/web/query';
import { Link, RouterProvider } from '@casewright/web/router';
import { createMemoryRouter } from '@casewright/web/testing';
import { render } from '@testing-library/react';
import type { FrozenVersion, StartedModel, ValueModelOfCase } from './queries';
import routes from './routes';

/** Opens this remote's page at the address. */
export function open(address: string) {
  queryClient.clear();
  useNotices.setState([], true);
  const elsewhere = { path: '*', element: <Elsewhere from={address} /> };
  const layout = { hydrateFallbackElement: <></>, children: [...routes, elsewhere] };
  const router = createMemoryRouter([layout], { initialEntries: [address] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return () => router.state.location.pathname + router.state.location.search;
}

const Elsewhere = ({ from }: { readonly from: string }) => (
  <>
    <h1>Elsewhere</h1>
    <Link to={from}>Return</Link>
  </>
);

export const CASE_ID = '7b0d3b4e-8d57-4a4c-9a51-0d9c4d1f6a11';
const YOU = { name: 'Dana Whitfield', isYou: true };
export const PRIYA = { name: 'Priya Raman', isYou: false };

export const CONTENT: ValueModelContent = {
  title: 'Virtualization refresh',
  prospect: { company: 'Larkmoor Foods', reader: 'Ines Calloway', position: 'Chief Financial Officer' },
  seller: 'Northwind',
  scope: 'Virtualization refresh of sites A and B',
  findings: [],
  takes: '',
  asked: '',
  leftOut: 'Taxes.',
  proposal: 'private',
  model: VIRTUALIZATION_REFRESH,
};

type Content = StartedModel['content'];

/** A copy, as from the server. */
export const sent = (content: ValueModelContent = CONTENT): Content => JSON.parse(canonicalJson(content)) as Content;

export const aModel = (given: Partial<StartedModel> = {}): StartedModel => ({
  content: sent(),
  revision: 1,
  changedBy: PRIYA,
  changedAt: '2026-11-23T18:24:00Z',
  editor: null,
  asker: null,
  versions: [],
  openComments: [],
  ...given,
});

export const aVersion = (given: Partial<StartedModel['versions'][number]> = {}): StartedModel['versions'][number] => ({
  number: '0.1',
  sha256: 'a'.repeat(64),
  note: '',
  by: PRIYA,
  madeAt: '2026-11-23T18:30:00Z',
  deliveredAt: null,
  approvedAt: null,
  ...given,
});

export const aSnapshot = (given: Partial<Snapshot> = {}): FrozenVersion['snapshot'] & Snapshot =>
  ({
    ...sent(),
    version: '0.1',
    issuedOn: '2026-11-23',
    brand: 'Casewright',
    ...given,
  }) as FrozenVersion['snapshot'] & Snapshot;

export const CASE_SOLUTIONS: ValueModelOfCase['solutions'] = [
  { id: 'proposed1', role: 'proposed', name: 'Helix Private Cloud' },
  { id: 'competing1', role: 'competing', name: 'Incumbent VMs' },
];

export const forSeller = (given: Partial<ValueModelOfCase> = {}): ValueModelOfCase => ({
  caseState: 'analysis',
  pursuitId: 'p-1',
  caseNumber: 1042,
  prospect: 'Larkmoor Foods',
  opportunity: 'Private cloud',
  solutions: CASE_SOLUTIONS,
  isProvider: false,
  mayEdit: false,
  mayComment: true,
  mayTry: true,
  model: aModel(),
  ...given,
});

export const forAnalyst = (given: Partial<ValueModelOfCase> = {}): ValueModelOfCase =>
  forSeller({
    isProvider: true,
    mayEdit: true,
    mayTry: false,
    model: aModel({ editor: { ...YOU, since: '2026-11-23T18:00:00Z' } }),
    ...given,
  });
