import { create } from 'zustand';

/** Whether the search over pages and data is open. */
export const useFinder = create<boolean>(() => false);

export const toggleFinder = (isOpen?: boolean): void => useFinder.setState((before) => isOpen ?? !before, true);
