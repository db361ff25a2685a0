import { Button } from './button';

interface PagerProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** Where not all were counted. */
  readonly totalText?: string;
  readonly onPage: (page: number) => void;
}

const count = new Intl.NumberFormat('en-US');

/** Below a table that the server pages. */
export function Pager({ page, pageSize, total, totalText = count.format(total), onPage }: PagerProps) {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <nav aria-label="Pages" className="mt-3.5 flex items-center justify-between gap-3">
      <p className="text-label text-ink-muted tabular-nums">
        {count.format(first)}–{count.format(last)} of {totalText}
      </p>
      <div className="flex gap-3">
        <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Previous
        </Button>
        <Button size="small" disabled={last >= total} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      </div>
    </nav>
  );
}
