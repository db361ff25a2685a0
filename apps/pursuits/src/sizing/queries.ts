import {
  COMMITMENTS,
  SIZING_MODES,
  SIZING_OPTIONS,
  type SizingOption,
  WINDOWS_EDITIONS,
} from '@casewright/rules/sizing';
import { api, type Answer } from '@casewright/web';
import { type AddressValue, choiceIn, textIn } from '@casewright/web/address';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@casewright/web/query';
import { given } from '../input/queries';

export type Sizing = Answer<'get', '/api/cases/{id}/inputs/{key}/sizing'>;
export type SizedMachine = Answer<'get', '/api/cases/{id}/inputs/{key}/sizing/machines'>['rows'][number];
export type PublishedVersion = Answer<'get', '/api/price-books'>['versions'][number];
export type PriceChoices = Answer<'get', '/api/price-books/versions/{id}'>;

export interface SizedItem {
  readonly caseId: string;
  readonly key: string;
  readonly isProvider: boolean;
}

/** A chosen line that isn’t priced. */
export const NOT_PRICED = 'none';

const optionIn = (option: SizingOption): AddressValue<number> => {
  const { min, max } = SIZING_OPTIONS[option];
  return {
    name: option,
    read: (text) =>
      /^\d+(\.\d+)?$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined,
    write: String,
  };
};

export const inAddress = {
  version: textIn('version'),
  place: textIn('place'),
  commitment: choiceIn('commitment', COMMITMENTS),
  mode: choiceIn('mode', SIZING_MODES),
  comfortPercent: optionIn('comfortPercent'),
  storage: textIn('storage'),
  host: textIn('host'),
  vcpuPerCore: optionIn('vcpuPerCore'),
  memoryRatio: optionIn('memoryRatio'),
  growthPercent: optionIn('growthPercent'),
  failoverHosts: optionIn('failoverHosts'),
  cpusPerHost: optionIn('cpusPerHost'),
  vmwareLicense: textIn('vmwareLicense'),
  windowsLicense: textIn('windowsLicense'),
  windowsEdition: choiceIn('windowsEdition', WINDOWS_EDITIONS),
  sqlServerLicense: textIn('sqlServerLicense'),
} as const;
export type SizingField = keyof typeof inAddress;

export const machinesInAddress = {
  search: textIn('search'),
  instance: textIn('instance'),
  show: choiceIn('show', ['fitted', 'unfitted']),
  sort: choiceIn('sort', ['cost', '-cost']),
} as const;

export const MACHINES_ANCHOR = 'machines';

/** The whole basis of a sizing, as the API takes it. */
export type SizingRequest = Readonly<Partial<Record<SizingField, string | number>>> & { readonly version: string };

export interface MachinesChoice {
  readonly search?: string | undefined;
  readonly instance?: string | undefined;
  readonly show?: 'fitted' | 'unfitted' | undefined;
  readonly sort?: 'cost' | '-cost' | undefined;
}

const key = ['pursuits', 'sizing'] as const;

export const versionsQuery = queryOptions({
  queryKey: [...key, 'versions'],
  queryFn: async ({ signal }) => (await api.get('/api/price-books', { signal })).versions,
});

/** A published version never changes. */
export const choicesQuery = (versionId: string) =>
  queryOptions({
    queryKey: ['price-book-versions', versionId],
    queryFn: ({ signal }) => api.get('/api/price-books/versions/{id}', { path: { id: versionId }, signal }),
    staleTime: Infinity,
  });

export const sizingQuery = ({ caseId, key: item }: SizedItem, request: SizingRequest) =>
  queryOptions({
    queryKey: [...key, caseId, item, request],
    queryFn: ({ signal }) =>
      api.get('/api/cases/{id}/inputs/{key}/sizing', {
        path: { id: caseId, key: item },
        query: request as { readonly version: string },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** The same for the file that is to replace the current one. */
export const newSizingQuery = ({ caseId, key: item }: SizedItem, request: SizingRequest, fileId: string) =>
  queryOptions({
    queryKey: [...key, caseId, item, request, 'of-new-file', fileId],
    queryFn: ({ signal }) =>
      api.get('/api/cases/{id}/inputs/{key}/sizing', {
        path: { id: caseId, key: item },
        query: { ...(request as { readonly version: string }), file: 'new' },
        signal,
      }),
  });

export const machinesQuery = ({ caseId, key: item }: SizedItem, request: SizingRequest, choice: MachinesChoice) =>
  infiniteQueryOptions({
    queryKey: [...key, caseId, item, request, 'machines', choice],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/cases/{id}/inputs/{key}/sizing/machines', {
        path: { id: caseId, key: item },
        query: { ...(request as { readonly version: string }), ...given(choice), from: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({ rows: pages.flatMap(({ rows }) => rows), total: pages[0]?.total ?? 0 }),
  });
