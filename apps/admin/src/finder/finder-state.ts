import { create } from 'zustand';

/** Whether the finder is open. */
export const useFinder = create<boolean>(() => false);

export const toggleFinder = (isOpen?: boolean): void => useFinder.setState((before) => isOpen ?? !before, true);
