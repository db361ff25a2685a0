import { percentOf, type CaseSelections, type RateCard } from '@casewright/rules';
import { ProportionBar } from '@casewright/ui';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { explanationsOf } from './explanations';
import { LineDetails } from './line-details';
import type { LineName } from './line-rules';
import { statementLines, type Amounts } from './statement';

interface StatementTableProps {
  readonly selections: CaseSelections;
  readonly price: Amounts;
  readonly rates: RateCard | undefined;
}

export function StatementTable({ selections, price, rates }: StatementTableProps) {
  const lines = statementLines(selections, price, rates);
  const detailsOf = (line: LineName) => rates && <LineDetails line={line} selections={selections} rates={rates} />;

  return (
    <table className="mt-6 w-full border-collapse text-left">
      <caption className="sr-only">Credits and percent per line</caption>
      <thead>
        <tr className="border-b border-line text-caption text-ink-muted">
          <th scope="col" className="pb-2.5 font-medium">
            Line
          </th>
          <th scope="col" className="max-md:hidden">
            <span className="sr-only">Share</span>
          </th>
          <th scope="col" className={`pb-2.5 font-medium ${number}`}>
            Credits
          </th>
          <th scope="col" className={`pb-2.5 font-medium ${number}`}>
            Percent
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, label, explanation, credits, percent }) => (
          <Line key={label} label={label} explanation={explanation} details={detailsOf(name)}>
            <td className="max-md:hidden">
              <ProportionBar percent={Number(percent)} />
            </td>
            <td className={number}>{credits}</td>
            <td className={number}>{percent}%</td>
          </Line>
        ))}
        <tr className="border-b border-line font-semibold">
          <th scope="row" className="py-3 text-small font-semibold">
            Case credits
          </th>
          <td className="max-md:hidden" />
          <td className={number}>{price.caseCredits}</td>
          <td className={number}>{percentOf(price.caseCredits, price.caseCredits)}%</td>
        </tr>
        <Line
          label="Presentation support"
          explanation={explanationsOf(selections).support}
          details={detailsOf('support')}
        >
          <td className="max-md:hidden" />
          <td className={number}>{price.supportCredits}</td>
          <td className={number}>—</td>
        </Line>
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-ink">
          <th scope="row" className="pt-4 font-serif text-figure font-semibold tracking-display">
            Total case credit cost
          </th>
          <td className="max-md:hidden" />
          <td className={`pt-4 font-serif text-title-small font-semibold text-value md:text-title ${number}`}>
            {price.totalCredits}
            <span className="sr-only"> credits</span>
          </td>
          <td className={`pt-4 ${number}`}>—</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface LineProps {
  readonly label: string;
  readonly explanation: string;
  readonly details: ReactNode;
  readonly children: ReactNode;
}

/** Expands to its rule, if known. */
function Line({ label, explanation, details, children }: LineProps) {
  const [open, setOpen] = useState(false);
  const lastWordAt = label.lastIndexOf(' ') + 1;
  return (
    <>
      <tr className={open ? '' : 'border-b border-line'}>
        <th scope="row" className="py-2.75 pr-3 font-normal">
          {details ? (
            <button
              type="button"
              aria-expanded={open}
              className="rounded-box text-left text-small font-semibold hover:text-accent max-md:-my-2 max-md:py-3"
              onClick={() => setOpen(!open)}
            >
              {label.slice(0, lastWordAt)}
              <span className="whitespace-nowrap">
                {label.slice(lastWordAt)}
                <ChevronDown
                  aria-hidden
                  className={`ml-1 inline size-4 text-ink-faint transition-transform print:hidden ${open ? 'rotate-180' : ''}`}
                />
              </span>
            </button>
          ) : (
            <span className="block text-small font-semibold">{label}</span>
          )}
          <span className="block text-caption text-ink-faint">{explanation}</span>
        </th>
        {children}
      </tr>
      {open && (
        <tr className="border-b border-line">
          <td colSpan={4} className="pb-3.5">
            {details}
          </td>
        </tr>
      )}
    </>
  );
}

const number = 'w-18 text-right tabular-nums md:w-28';
