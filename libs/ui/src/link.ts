import type { ComponentType, ReactNode } from 'react';

/** How the application links, since the design system knows no router. */
export type LinkComponent = ComponentType<{
  to: string;
  className?: string;
  'aria-current'?: 'page' | undefined;
  children: ReactNode;
}>;
