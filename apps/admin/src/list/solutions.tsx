/** 'Solution #2' for unnamed solutions (S1 §2). */
export const namesOf = (names: readonly string[], otherwise: string): readonly string[] =>
  names.map((name, index) => name || `${otherwise} #${index + 1}`);

interface SolutionsCellProps {
  readonly count: number;
  readonly names: readonly string[];
  readonly otherwise: string;
}

export function SolutionsCell({ count, names, otherwise }: SolutionsCellProps) {
  return (
    <span className="flex min-w-40 items-baseline gap-2 max-md:justify-end max-md:text-right">
      <span className="font-semibold tabular-nums">{count}</span>
      <span className="line-clamp-2 wrap-anywhere text-ink-muted">{namesOf(names, otherwise).join(', ')}</span>
    </span>
  );
}

interface DetailListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly empty?: string;
}

export function DetailList({ title, items, empty = 'None' }: DetailListProps) {
  return (
    <section className="grid gap-1.5 border-t border-line pt-4 text-label">
      <h3 className="font-semibold">{title}</h3>
      {items.length === 0 ? (
        <p className="text-ink-muted">{empty}</p>
      ) : (
        <ul className="grid gap-1 text-ink-muted">
          {items.map((item) => (
            <li key={item} className="wrap-anywhere">
              {item}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
