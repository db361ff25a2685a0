import { Button } from '@casewright/ui';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Fact } from './facts';

interface ComparedCase {
  readonly key: string;
  readonly name: string;
  /** Column header, if more than the name. */
  readonly header?: ReactNode;
  readonly facts: readonly Fact[];
}

interface ComparisonTableProps {
  readonly caption: string;
  readonly cases: readonly ComparedCase[];
}

/** Cases side by side with marked differences. On a phone, equal rows are collapsed. */
export function ComparisonTable({ caption, cases }: ComparisonTableProps) {
  const [showsAll, setShowsAll] = useState(false);
  const rows = (cases[0]?.facts ?? []).map(({ name }, index) => {
    const facts = cases.map((one) => one.facts[index]);
    return { name, facts, differs: new Set(facts.map((fact) => fact?.lines.join('\n'))).size > 1 };
  });
  const equalCount = rows.filter(({ differs }) => !differs).length;

  // Explicit roles: browsers drop table semantics when CSS changes `display`.
  return (
    <>
      <table role="table" className="w-full table-fixed border-collapse text-left text-small max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="max-md:block">
          <tr role="row" className="align-bottom max-md:grid max-md:gap-4">
            <th role="columnheader" scope="col" className="w-48 px-3 pb-3 max-md:sr-only">
              Fact
            </th>
            {cases.map(({ key, name, header = name }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                className="px-3 pb-3 font-semibold wrap-anywhere max-md:px-0 max-md:pb-0"
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:mt-4 max-md:block">
          {rows.map(({ name, facts, differs }) => (
            <tr
              key={name}
              role="row"
              className={`border-t border-line align-top max-md:grid max-md:gap-2 max-md:px-3 max-md:py-3 ${differs ? 'bg-value-soft' : showsAll ? '' : 'max-md:hidden'}`}
            >
              <th
                role="rowheader"
                scope="row"
                className="px-3 py-2.5 text-label font-medium text-ink-muted max-md:flex max-md:justify-between max-md:gap-3 max-md:p-0"
              >
                {name}
                {differs && <span className="block text-caption font-semibold text-value">Different</span>}
              </th>
              {facts.map((fact, column) => (
                <td
                  key={cases[column]?.key}
                  role="cell"
                  data-case={cases[column]?.name}
                  className="px-3 py-2.5 wrap-anywhere max-md:p-0 max-md:before:block max-md:before:text-caption max-md:before:text-ink-faint max-md:before:content-[attr(data-case)]"
                >
                  {fact?.lines.map((line, index) => (
                    <span key={index} className={`block ${fact.isAmount ? 'font-medium tabular-nums' : ''}`}>
                      {line}
                    </span>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {equalCount > 0 && (
        <div className="mt-3 md:hidden print:hidden">
          <Button aria-expanded={showsAll} className="w-full" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Hide matching lines' : `Show ${equalCount} matching ${equalCount === 1 ? 'line' : 'lines'}`}
            <ChevronDown aria-hidden className={`size-4 transition-transform ${showsAll ? 'rotate-180' : ''}`} />
          </Button>
        </div>
      )}
    </>
  );
}
