import { create } from 'zustand';

/** A transient notice, as the specification lists them: title / message. */
export interface Notice {
  readonly id: number;
  readonly title: string;
  readonly message: string;
  readonly kind: 'success' | 'error' | 'info';
}

export const useNotices = create<readonly Notice[]>(() => []);

const AT_ONCE = 4;
let last = 0;

/** Shown by the shell on whatever page the user is on or goes to. The same notice twice is one notice, seen anew. */
export function notify({
  title,
  message = '',
  kind = 'info',
}: {
  title: string;
  message?: string;
  kind?: Notice['kind'];
}) {
  const notice: Notice = { id: ++last, title, message, kind };
  const others = useNotices.getState().filter((shown) => shown.title !== title || shown.message !== message);
  useNotices.setState([...others, notice].slice(-AT_ONCE), true);
}

export const dismissNotice = (id: number): void =>
  useNotices.setState((notices) => notices.filter((notice) => notice.id !== id), true);
