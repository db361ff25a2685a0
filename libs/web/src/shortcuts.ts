import { create } from 'zustand';

const KEY = 'casewright:single-key-shortcuts';

/** Whether single-key shortcuts are on. Users can turn them off (WCAG 2.1.4). */
export const useShortcuts = create<boolean>(
  () => typeof localStorage === 'undefined' || localStorage.getItem(KEY) !== 'off',
);

export function turnShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
  useShortcuts.setState(on, true);
}
