import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

interface SidePanelProps {
  /** Id of what is shown. A change moves the focus to the title. */
  readonly shown: string;
  readonly title: ReactNode;
  /** Above the title, such as an id. */
  readonly eyebrow?: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** Absent at the end of the list. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Details of a row beside its list; replaces the list on narrow windows. */
export function SidePanel(panel: SidePanelProps) {
  const { shown, title, eyebrow, lead, actions, onPrevious, onNext, onClose, children } = panel;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [shown]);
  useEffect(() => {
    const close = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !(target as Element).matches(TYPED_INTO)) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <aside
      aria-label="Details"
      className="grid min-w-0 content-start self-start rounded-card border border-line bg-surface shadow-sheet motion-safe:animate-arrive lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:grid-rows-[auto_minmax(0,1fr)_auto]"
    >
      <header className="grid gap-1.5 border-b border-line p-5">
        <div className="-my-1 flex items-center gap-1">
          <span className="mr-auto min-w-0 text-label text-ink-muted">{eyebrow}</span>
          <PanelButton label="Previous" onClick={onPrevious} icon={<ChevronUp aria-hidden className="size-4.5" />} />
          <PanelButton label="Next" onClick={onNext} icon={<ChevronDown aria-hidden className="size-4.5" />} />
          <PanelButton label="Close details" onClick={onClose} icon={<X aria-hidden className="size-4.5" />} />
        </div>
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-serif text-card font-semibold tracking-display text-balance wrap-anywhere outline-none"
        >
          {title}
        </h2>
        {lead && <div className="text-label text-ink-muted">{lead}</div>}
      </header>
      <div className="grid auto-rows-max content-start gap-5 p-5 lg:overflow-y-auto">{children}</div>
      {actions && (
        <footer className="grid gap-2.5 rounded-b-card border-t border-line bg-surface p-5 max-lg:sticky max-lg:bottom-0">
          {actions}
        </footer>
      )}
    </aside>
  );
}

const TYPED_INTO = 'input, textarea, select';

interface PanelButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: (() => void) | undefined;
}

function PanelButton({ label, icon, onClick }: PanelButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={!onClick}
      className="grid size-8 shrink-0 place-items-center rounded-box text-ink-muted transition-colors hover:bg-hover hover:text-ink disabled:text-line-strong max-md:size-11"
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
