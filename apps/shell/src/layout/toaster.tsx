import type { Notice } from '@casewright/web';
import { Link } from '@casewright/web/router';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFreePlace } from './use-free-place';

interface ToasterProps {
  readonly notices: readonly Notice[];
  readonly onDismiss: (id: number) => void;
}

const looks = {
  success: { icon: CircleCheck, colour: 'text-accent' },
  error: { icon: CircleAlert, colour: 'text-danger' },
  info: { icon: Info, colour: 'text-info' },
} as const;

const SHOWN_MS = 6000;

/** Read out as they appear; a phone shows only the newest. Hovering (after a pointer move) or focus keeps them open. */
export function Toaster({ notices, onDismiss }: ToasterProps) {
  const [isHeld, hold] = useState(false);
  const place = useFreePlace(notices);
  // A removed element fires neither `pointerleave` nor `blur`.
  const close = (id: number) => {
    hold(false);
    onDismiss(id);
  };
  return (
    <section
      ref={place}
      aria-label="Notices"
      aria-live="polite"
      className="print:hidden pointer-events-none fixed inset-x-4.5 bottom-4.5 z-20 grid justify-items-end gap-2.5 md:left-auto md:w-95"
      onPointerMove={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} isHeld={isHeld} onDismiss={onDismiss} onClose={close} />
      ))}
    </section>
  );
}

interface ToastProps {
  readonly notice: Notice;
  readonly isHeld: boolean;
  readonly onDismiss: (id: number) => void;
  readonly onClose: (id: number) => void;
}

function Toast({ notice: { id, title, message, kind, link, action }, isHeld, onDismiss, onClose }: ToastProps) {
  const { icon: Icon, colour } = looks[kind];
  const forSeconds = action?.forSeconds;
  useEffect(() => {
    // Timed actions expire even while held.
    if (isHeld && !forSeconds) return;
    const timer = setTimeout(() => onDismiss(id), forSeconds ? forSeconds * 1000 : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld, forSeconds, onDismiss]);

  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className="pointer-events-auto flex w-full animate-arrive max-md:not-last:hidden items-start gap-3 rounded-control border border-line bg-surface p-4 shadow-sheet"
      onKeyDown={({ key }) => key === 'Escape' && onClose(id)}
    >
      <Icon aria-hidden className={`mt-px size-5 shrink-0 ${colour}`} />
      <div className="min-w-0 flex-1 text-small">
        <p className="font-semibold">{title}</p>
        {message && <p className="text-ink-muted wrap-anywhere">{message}</p>}
        {action && (
          <button type="button" className={linkLook} onClick={() => (action.run(), onClose(id))}>
            {action.label}
          </button>
        )}
        {link && (
          <Link to={link.path} className={linkLook}>
            {link.label}
          </Link>
        )}
      </div>
      <button
        type="button"
        aria-label={`Dismiss: ${title}`}
        className="-m-1.5 grid size-8 max-md:-m-3 max-md:size-11 shrink-0 place-items-center rounded-box text-ink-faint hover:text-ink"
        onClick={() => onClose(id)}
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}

const linkLook =
  '-my-1 inline-flex min-h-8 items-center rounded-box font-semibold text-accent hover:text-accent-strong max-md:min-h-11';
