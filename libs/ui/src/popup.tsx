import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

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
  useEffect(() => {
    const closeBeside = ({ target }: PointerEvent) => {
      if (popup.current && target instanceof Node && !popup.current.contains(target)) popup.current.open = false;
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !popup.current?.open) return;
      event.preventDefault();
      popup.current.open = false;
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', closeBeside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('pointerdown', closeBeside);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, [opener]);
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
