import { create } from 'zustand';

export interface Notice {
  readonly id: number;
  readonly title: string;
  readonly message: string;
  readonly kind: 'success' | 'error' | 'info';
  readonly link?: { readonly label: string; readonly path: string } | undefined;
  readonly action?: { readonly label: string; readonly run: () => void; readonly forSeconds: number } | undefined;
}

export const useNotices = create<readonly Notice[]>(() => []);

const AT_ONCE = 4;
let last = 0;

/** The shell shows it on any page. A repeated notice moves to the end. */
export function notify({
  title,
  message = '',
  kind = 'info',
  link,
  action,
}: {
  title: string;
  message?: string;
  kind?: Notice['kind'];
  link?: Notice['link'];
  action?: Notice['action'];
}) {
  const notice: Notice = { id: ++last, title, message, kind, link, action };
  if (useNotices.getState().some((shown) => saysMore(shown, notice))) return;
  const others = useNotices.getState().filter((shown) => !isReplaced(shown, notice));
  useNotices.setState([...others, notice].slice(-AT_ONCE), true);
}

const OPPOSITE: Partial<Record<Notice['kind'], Notice['kind']>> = { success: 'error', error: 'success' };

/** Says the same with a way to go on. */
const saysMore = (shown: Notice, { kind, message, link }: Notice): boolean =>
  shown.link !== undefined && link === undefined && message !== '' && shown.kind === kind && shown.message === message;

const isReplaced = (shown: Notice, by: Notice): boolean =>
  shown.kind === OPPOSITE[by.kind] || (shown.title === by.title && shown.message === by.message);

export const dismissNotice = (id: number): void =>
  useNotices.setState((notices) => notices.filter((notice) => notice.id !== id), true);

/** Call when a form is submitted again. */
export const clearNotices = (): void => useNotices.setState([], true);
