import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button';
import type { RowSelection } from './use-row-selection';

interface SelectionBarProps<Row> {
  readonly selection: RowSelection<Row>;
  readonly children: ReactNode;
}

/** The number of selected rows and their actions. Sticky while scrolling. */
export function SelectionBar<Row>({ selection, children }: SelectionBarProps<Row>) {
  const { selected, isAll, toggleAll, reselect } = selection;
  const count = selected.length;
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && `${count} selected`}
      </p>
      {count > 0 && (
        <div
          role="group"
          aria-label="Selection"
          className="sticky bottom-4 z-3 mx-auto flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-2.5 rounded-card border border-line-strong bg-surface px-4 py-2.5 shadow-sheet max-md:w-full"
        >
          <span className="text-small font-semibold whitespace-nowrap tabular-nums">{count} selected</span>
          {!isAll && (
            <Button kind="quiet" size="small" className="md:hidden" onClick={toggleAll}>
              Select all
            </Button>
          )}
          <Button kind="quiet" size="small" className="max-md:ml-auto md:order-last" onClick={() => reselect([])}>
            <X aria-hidden className="size-4" />
            Clear
          </Button>
          <span className="flex flex-wrap items-center gap-2 max-md:w-full">{children}</span>
        </div>
      )}
    </>
  );
}
