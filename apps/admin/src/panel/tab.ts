import type { ComponentType, ReactNode } from 'react';

/** A tab of the admin panel. Each folder of this remote declares its own; `tabs.ts` has their order. */
export interface PanelTab {
  readonly name: string;
  readonly path: string;
  /** Beside the name, as a count. */
  readonly badge?: ReactNode;
  /** Starts the tab's queries while its code is on the way. */
  readonly prefetch: (url: string) => void;
  readonly load: () => Promise<ComponentType>;
}
