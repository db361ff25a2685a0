import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { netPresentValueText, paybackMonth, savedCostText } from '../login/sample-case';

const FIGURES = [
  ['Saved in five years', savedCostText()],
  ['Net present value', netPresentValueText()],
  ['Payback', `Month ${paybackMonth('base')}`],
] as const;

export function SampleLink({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <Link
      to={paths.sampleCase}
      onClick={onOpen}
      className="grid content-start gap-3 rounded-card border border-line bg-sunken p-4 hover:border-line-strong"
    >
      <span>
        <span className="block text-small font-semibold text-accent">See the sample case</span>
        <span className="block text-label text-ink-muted">Virtualization refresh</span>
      </span>
      <span className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-3">
        {FIGURES.map(([label, value]) => (
          <span key={label} className="block">
            <span className="block text-caption text-ink-muted">{label}</span>
            <span className="block font-serif text-card font-semibold tabular-nums">{value}</span>
          </span>
        ))}
      </span>
    </Link>
  );
}
