import type { ReactNode } from 'react';
import type { Fact } from './facts';

interface ComparisonTableProps {
  readonly caption: string;
  readonly cases: readonly { readonly key: string; readonly title: ReactNode; readonly facts: readonly Fact[] }[];
}

/** Cases side by side; where they differ is marked, for the eye and for the ear. */
export function ComparisonTable({ caption, cases }: ComparisonTableProps) {
  const names = cases[0]?.facts.map(({ name }) => name) ?? [];

  return (
    <div role="region" aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full min-w-max border-collapse text-left text-small md:min-w-0 md:table-fixed">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="sticky left-0 w-36 bg-surface pr-3 pb-3 md:w-48">
              <span className="sr-only">Fact</span>
            </th>
            {cases.map(({ key, title }) => (
              <th key={key} scope="col" className="max-w-60 px-3 pb-3 font-semibold wrap-anywhere">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, row) => {
            const facts = cases.map((one) => one.facts[row]);
            const differs = new Set(facts.map((fact) => fact?.lines.join('\n'))).size > 1;
            return (
              <tr key={name} className={`border-t border-line align-top ${differs ? 'bg-value-soft' : ''}`}>
                <th
                  scope="row"
                  className={`sticky left-0 py-2.5 pr-3 pl-3 text-label font-medium text-ink-muted ${differs ? 'bg-value-soft' : 'bg-surface'}`}
                >
                  {name}
                  {differs && <span className="block text-caption font-semibold text-value">Differs</span>}
                </th>
                {facts.map((fact, column) => (
                  <td key={cases[column]?.key} className="max-w-60 px-3 py-2.5 wrap-anywhere">
                    {fact?.lines.map((line, index) => (
                      <span key={index} className={`block ${fact.isAmount ? 'font-medium tabular-nums' : ''}`}>
                        {line}
                      </span>
                    ))}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
