import { useEffect, useRef, type ReactNode } from 'react';

interface ReadingHeaderProps {
  readonly subject: string;
  readonly actions: ReactNode;
  /** Below the subject. */
  readonly children?: ReactNode;
}

export function ReadingHeader({ subject, actions, children }: ReadingHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone, the focused list is now hidden.
  useEffect(() => {
    if (document.activeElement?.checkVisibility?.() === false) heading.current?.focus();
  }, []);
  return (
    <header className="-mx-5 mb-6 grid gap-3 border-b border-line px-5 pb-4.5 md:-mx-7.5 md:px-7.5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="min-w-0 flex-1 basis-60 font-serif text-figure font-semibold tracking-display wrap-anywhere outline-none"
        >
          {subject}
        </h2>
        {actions}
      </div>
      {children}
    </header>
  );
}
