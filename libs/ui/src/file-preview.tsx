import { Eye, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from './button';
import { DownloadButton, ICON_BUTTON } from './download-button';

interface PreviewedFile {
  readonly name: string;
  readonly href: string;
}

type Shown = 'picture' | 'pdf';

const SHOWN: readonly (readonly [Shown, RegExp])[] = [
  ['picture', /\.(png|jpe?g|gif|webp)$/i],
  ['pdf', /\.pdf$/i],
];

/** Undefined if there is no preview. Some browsers can't display PDFs. */
function shownAs(name: string): Shown | undefined {
  const [kind] = SHOWN.find(([, ending]) => ending.test(name)) ?? [];
  return kind === 'pdf' && !navigator.pdfViewerEnabled ? undefined : kind;
}

/** The answer has a content security policy under which nothing runs. */
export const previewAddress = (href: string): string => `${href}?use=preview`;

interface PreviewProps extends PreviewedFile {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Renders nothing if the file has no preview. */
export function Preview({ name, href, className = '', children }: PreviewProps) {
  const [isOpen, open] = useState(false);
  const kind = shownAs(name);
  if (!kind) return null;
  return (
    <>
      <button
        type="button"
        aria-label={`Preview ${name}`}
        title="Preview"
        className={className}
        onClick={() => open(true)}
      >
        {children}
      </button>
      {isOpen && <PreviewDialog kind={kind} name={name} href={href} onClose={() => open(false)} />}
    </>
  );
}

export const PreviewButton = (file: PreviewedFile) => (
  <Preview {...file} className={ICON_BUTTON}>
    <Eye aria-hidden className="size-4" />
  </Preview>
);

interface PreviewDialogProps extends PreviewedFile {
  readonly kind: Shown;
  readonly onClose: () => void;
}

/** Mount it to open it; the browser restores the focus. */
function PreviewDialog({ kind, name, href, onClose }: PreviewDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // The page behind it has keys of its own. After a click on the picture, some browsers send keys to the body.
    const stop = (event: KeyboardEvent) => event.stopPropagation();
    addEventListener('keydown', stop, { capture: true });
    return () => removeEventListener('keydown', stop, { capture: true });
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto h-[min(60rem,calc(100dvh-2.25rem))] max-h-none w-[min(64rem,calc(100%-2.25rem))] max-w-none grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface text-ink shadow-sheet backdrop:bg-veil open:grid"
    >
      <header className="flex flex-wrap items-center gap-2.5 border-b border-line py-3 pr-3 pl-5">
        <h2 id={titleId} className="line-clamp-2 min-w-0 flex-1 text-body font-semibold wrap-anywhere" title={name}>
          {name}
        </h2>
        <DownloadButton name={name} href={href} />
        <Button
          kind="quiet"
          size="small"
          className="w-9 px-0! max-md:w-11"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden className="size-5" />
        </Button>
      </header>
      {kind === 'picture' ? (
        <Picture name={name} href={href} />
      ) : (
        // Chromium shows no PDF in a frame with the attribute `sandbox`; the response's policy applies it instead.
        <iframe src={previewAddress(href)} title={`Content of ${name}`} className="size-full bg-sunken" />
      )}
    </dialog>
  );
}

function Picture({ name, href }: PreviewedFile) {
  const [isBroken, setBroken] = useState(false);
  return (
    <div className="grid min-h-0 place-items-center overflow-auto bg-sunken p-4.5">
      {isBroken ? (
        <p className="text-small text-ink-muted">This picture can’t be shown. Download it instead.</p>
      ) : (
        <img
          src={previewAddress(href)}
          alt={name}
          className="max-h-full max-w-full object-contain"
          onError={() => setBroken(true)}
        />
      )}
    </div>
  );
}
