import { adminSources } from './admin-sources';
import type { Found } from './found';
import { ownSources } from './own-sources';
import type { Reader } from './pages';

export interface Source {
  readonly title: string;
  /** Each endpoint answers only what its reader may see. */
  readonly find: (search: string, signal: AbortSignal) => Promise<readonly Found[]>;
}

export const sourcesFor = ({ isSignedIn, isAdmin }: Reader): readonly Source[] => [
  ...(isSignedIn ? ownSources : []),
  ...(isAdmin ? adminSources : []),
];
