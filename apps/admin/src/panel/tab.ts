import type { ComponentType, ReactNode } from 'react';

/** Each folder of this remote declares its own tab. `tabs.ts` orders them. */
export interface PanelTab {
  readonly name: string;
  readonly path: string;
  /** Count beside the name. */
  readonly badge?: ReactNode;
  /** Starts the tab's queries while its code loads. */
  readonly prefetch: (url: string) => void;
  readonly load: () => Promise<ComponentType>;
}
