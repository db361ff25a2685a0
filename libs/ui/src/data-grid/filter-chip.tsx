import { ChevronDown, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Popup } from '../popup';

export const chipLook = (isSet: boolean): string =>
  `relative inline-flex h-8 items-center rounded-control border text-label shadow-control transition-colors max-md:h-11 ${isSet ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface hover:bg-hover'}`;

interface FilterChipProps {
  readonly label: string;
  /** The chosen value, or 'All'. */
  readonly value: string;
  readonly icon?: ReactNode;
  /** Undefined if the filter is not set. */
  readonly onClear?: (() => void) | undefined;
  /** Fields in the popup. Without them, the chip can only be cleared. */
  readonly children?: ReactNode;
}

/** A filter shown as a chip, with a popup if it has fields. Highlighted and clearable while set. */
export function FilterChip({ label, value, icon, onClear, children }: FilterChipProps) {
  const isSet = onClear !== undefined;
  const button = useRef<HTMLElement>(null);
  const text = (
    <>
      {icon}
      <span className="text-ink-muted">{label}</span>
      <span className={`font-semibold ${isSet ? 'text-accent' : ''}`}>{value}</span>
      {children && !isSet && <ChevronDown aria-hidden className="size-3.5 text-ink-faint" />}
    </>
  );
  return (
    <span className={chipLook(isSet)}>
      {children ? (
        <Popup
          className="h-full"
          button={text}
          buttonRef={button}
          buttonLook={`flex h-full cursor-pointer items-center gap-1.5 rounded-control pl-3 ${isSet ? 'pr-1' : 'pr-2.5'}`}
        >
          <div className="absolute top-full left-0 z-4 mt-1.5 grid w-80 max-w-[calc(100vw-2.25rem)] gap-4 rounded-card border border-line bg-surface p-4 shadow-sheet">
            {children}
          </div>
        </Popup>
      ) : (
        <span className="flex items-center gap-1.5 pr-1 pl-3">{text}</span>
      )}
      {onClear && (
        <button
          type="button"
          aria-label={`Clear ${label.toLowerCase()}`}
          title={`Clear ${label.toLowerCase()}`}
          className="mr-1 grid size-6 place-items-center rounded-box text-accent hover:bg-hover max-md:mr-0 max-md:size-11"
          onClick={() => {
            // The button is removed.
            button.current?.focus();
            onClear();
          }}
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </span>
  );
}
