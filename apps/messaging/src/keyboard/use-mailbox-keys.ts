import { useShortcuts } from '@casewright/web';
import { useNavigate } from '@casewright/web/router';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { FROM_LIST } from '../mailbox/from-list';

/** j and k move through the list; other keys click the control with that `aria-keyshortcuts`. Escape is always on. */
export function useMailboxKeys(frame: RefObject<HTMLElement | null>): void {
  const isOn = useShortcuts();
  const navigate = useNavigate();

  function move(page: HTMLElement, by: number): void {
    const entries = [...page.querySelectorAll<HTMLElement>('[data-entry]')];
    const opened = entries.findIndex(isOpened);
    const focused = entries.findIndex((entry) => entry === document.activeElement);
    const from = focused < 0 ? opened : focused;
    const next = entries[Math.min(Math.max(from + by, 0), entries.length - 1)];
    next?.focus();
    const path = next?.getAttribute('href');
    const isReading = opened >= 0 || page.querySelector('article') !== null;
    if (path && isReading) void navigate(path, { replace: true, preventScrollReset: true, state: FROM_LIST });
  }

  const act = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const page = frame.current;
    if (!page || event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    // Controls elsewhere, such as dialogs, have their own keys.
    if (!(target instanceof HTMLElement) || (target !== document.body && !page.contains(target))) return;
    const isWriting = target.matches(WRITING);
    if (key === 'Escape') {
      if (isWriting) leaveField(page, target);
      else close(page);
      return;
    }
    if (!isOn || isWriting) return;
    if (key === 'j' || key === 'k') move(page, key === 'j' ? 1 : -1);
    else if (!press(page, key)) return;
    event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function press(page: HTMLElement, key: string): boolean {
  const controls = [...page.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')];
  const control = controls.find((one) => one.getAttribute('aria-keyshortcuts') === key);
  if (control?.matches(WRITING)) control.focus();
  else control?.click();
  return control !== undefined;
}

function close(page: HTMLElement): void {
  const entry = [...page.querySelectorAll<HTMLElement>('[data-entry]')].find(isOpened);
  press(page, 'Escape');
  entry?.focus();
}

/** Focuses the heading of the open item, or the list. In a search field, Escape first clears the field. */
function leaveField(page: HTMLElement, field: HTMLElement): void {
  if (field instanceof HTMLInputElement && field.type === 'search' && field.value) return;
  const pane = field.closest('article') ?? field.closest('form');
  const heading = pane?.querySelector<HTMLElement>('h2');
  const next = heading ?? page.querySelector<HTMLElement>('[data-entry][tabindex="0"]');
  if (next) next.focus();
  else field.blur();
}

const isOpened = (entry: Element): boolean => entry.getAttribute('aria-current') === 'true';
const WRITING = 'textarea, select, input:not([type=checkbox])';
