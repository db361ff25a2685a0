import { create } from 'zustand';

export const useFinder = create<boolean>(() => false);

export const toggleFinder = (isOpen?: boolean): void => useFinder.setState((before) => isOpen ?? !before, true);
