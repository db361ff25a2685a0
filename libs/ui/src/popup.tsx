import { useRef, type ReactNode, type RefObject } from 'react';
import { useDismissal } from './use-dismissal';

interface PopupProps {
  readonly button: ReactNode;
  readonly buttonLook: string;
  /** Needed if the button shows no text. */
  readonly label?: string;
  readonly buttonRef?: RefObject<HTMLElement | null>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Opened by its button. Closes on Escape, a click beside it, or when the focus moves on. */
export function Popup({ button, buttonLook, label, buttonRef, className = 'relative', children }: PopupProps) {
  const popup = useRef<HTMLDetailsElement>(null);
  const own = useRef<HTMLElement>(null);
  const opener = buttonRef ?? own;
  useDismissal(popup, {
    isOpen: () => popup.current?.open ?? false,
    close: () => popup.current?.removeAttribute('open'),
    opener: () => opener.current,
  });
  return (
    <details
      ref={popup}
      className={className}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A click on text within moves the focus to an element around the popup.
        const isAround = relatedTarget?.contains(currentTarget) ?? true;
        if (!isAround && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <summary ref={opener} aria-label={label} className={`list-none [&::-webkit-details-marker]:hidden ${buttonLook}`}>
        {button}
      </summary>
      {children}
    </details>
  );
}
