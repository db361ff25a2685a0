import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ENTERPRISE_FEATURES, type Feature, PRO_FEATURES } from './plans';

interface ComparisonProps {
  /** Call to action below the plan's column. */
  readonly pro: ReactNode;
  readonly enterprise: ReactNode;
}

export function Comparison({ pro, enterprise }: ComparisonProps) {
  return (
    <table className="w-full border-separate border-spacing-0 text-left">
      <caption className="sr-only">Features of the Pro and Enterprise plans</caption>
      <colgroup>
        <col />
        <col className="w-15 md:w-59" />
        <col className="w-21 md:w-59" />
      </colgroup>
      <thead>
        <tr>
          <td />
          <th scope="col" className={planName}>
            Pro
          </th>
          <th scope="col" className={`rounded-t-card ${planName} ${highlight}`}>
            Enterprise
          </th>
        </tr>
      </thead>
      <Group name="Pursuits and cases" features={PRO_FEATURES} isInPro />
      <Group name="Teams and control" features={ENTERPRISE_FEATURES} isInPro={false} />
      <tfoot className="max-md:hidden">
        <tr>
          <td />
          <td className="py-6 text-center">{pro}</td>
          <td className={`rounded-b-card py-6 text-center ${highlight}`}>{enterprise}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface GroupProps {
  readonly name: string;
  readonly features: readonly Feature[];
  readonly isInPro: boolean;
}

function Group({ name, features, isInPro }: GroupProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2} className="border-b border-line-strong pt-7 pb-2.5 text-label text-ink-muted">
          {name}
        </th>
        <td className={`border-b border-line-strong ${highlight}`} />
      </tr>
      {features.map(({ name: feature, about }) => (
        <tr key={feature}>
          <th scope="row" className="border-b border-line py-2 pr-3 text-small font-normal md:text-body">
            {feature}
            <span className="block text-label text-ink-faint max-md:hidden">{about}</span>
          </th>
          <Cell isIncluded={isInPro} />
          <Cell isIncluded className={highlight} />
        </tr>
      ))}
    </tbody>
  );
}

function Cell({ isIncluded, className = '' }: { isIncluded: boolean; className?: string }) {
  return (
    <td className={`h-13 border-b border-line text-center text-ink-faint ${className}`}>
      {isIncluded ? <Check aria-hidden className="mx-auto size-5 text-accent" /> : <span aria-hidden>–</span>}
      <span className="sr-only">{isIncluded ? 'Included' : 'Not included'}</span>
    </td>
  );
}

const planName = 'pt-5 pb-4 text-center font-serif text-small font-semibold md:text-intro';
const highlight = 'bg-accent-soft/50';
