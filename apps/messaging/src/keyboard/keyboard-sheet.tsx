import { lazy, Suspense } from 'react';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

const KEYS = [
  ['j', 'Next message'],
  ['k', 'Previous message'],
  ['Enter', 'Open the message'],
  ['r', 'Reply'],
  ['c', 'Compose'],
  ['#', 'Delete'],
  ['/', 'Search by words, from:, to:, is:unread, before:, or after:'],
  ['Esc', 'Close, or leave a field'],
  ['?', 'Show these shortcuts'],
] as const;

/** The dialog is a portal, so its content needs `data-app` for this remote's styles. */
export function KeyboardSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Suspense>
      <Dialog
        title="Keyboard shortcuts"
        onClose={onClose}
        details={
          <div data-app="messaging">
            <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2.5 text-small">
              {KEYS.map(([key, does]) => (
                <div key={key} className="col-span-2 grid grid-cols-subgrid items-baseline">
                  <dt>
                    <kbd className="inline-grid min-w-7 justify-items-center rounded-box border border-line-strong bg-sunken px-1.5 font-sans text-label font-semibold">
                      {key}
                    </kbd>
                  </dt>
                  <dd className="text-ink-muted">{does}</dd>
                </div>
              ))}
            </dl>
          </div>
        }
      >
        You can turn off single-key shortcuts in your settings.
      </Dialog>
    </Suspense>
  );
}
