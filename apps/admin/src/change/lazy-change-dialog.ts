import { lazy } from 'react';

/** Loaded when a change is first confirmed. Render it within `Suspense`. */
export const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog')).ChangeDialog }));
