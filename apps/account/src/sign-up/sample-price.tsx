import { BASELINE_RATE_CARD as rates, percentOf, priceCase, type CaseSelections } from '@casewright/rules';
import { Showcase } from '../access/showcase';

const SAMPLE: CaseSelections = {
  proposed: [
    { name: 'Helix Private Cloud', environments: ['on-premise'], computeModels: ['virtual-machines'] },
    { name: 'Helix Managed', environments: [], computeModels: ['hci-appliances'] },
  ],
  competitive: [{ name: 'Current platform', environments: [], computeModels: ['virtual-machines'] }],
  slaDays: 3,
  acvTier: '$251K - $500K',
  presentationSupport: true,
};

/** A sample price, computed by the calculator's rules. */
export function SamplePrice() {
  const price = priceCase(SAMPLE, rates);
  const comparators = SAMPLE.proposed.length + SAMPLE.competitive.length;
  const lines = [
    {
      label: 'Base solutions',
      detail: `${comparators} solutions × ${rates.perSolution}`,
      credits: price.baseCredits,
      look: 'bg-chart-1',
    },
    {
      label: 'Solution analysis',
      detail: `1 environment, 2 compute models × ${rates.perComputeModel}`,
      credits: price.analysisCredits,
      look: 'bg-chart-2',
    },
    {
      label: 'SLA turnaround',
      detail: `${SAMPLE.slaDays} business days`,
      credits: price.slaCredits,
      look: 'bg-chart-3',
    },
    { label: 'ACV tier', detail: SAMPLE.acvTier, credits: price.acvCredits, look: 'bg-chart-before' },
  ];
  const support = {
    label: 'Presentation support',
    detail: `${comparators} comparators, up to 90 minutes`,
    credits: price.supportCredits,
    look: 'bg-value-fill',
  };
  return (
    <Showcase title="See the price before you start a case" lead="Every line is explained, and you approve the total.">
      <div className="flex items-baseline justify-between">
        <p className="text-lead font-semibold">Cost of this case</p>
        <p className="text-label text-ink-muted">Sample case, rate card {rates.version}</p>
      </div>
      <table className="mt-3 w-full text-label tabular-nums">
        <thead>
          <tr className="border-b border-line text-caption text-ink-muted">
            <th scope="col" className="py-1.5 text-left font-medium">
              Line
            </th>
            <th scope="col" className="w-20 py-1.5 text-right font-medium">
              Credits
            </th>
            <th scope="col" className="w-24 py-1.5 text-right font-medium">
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, detail, credits }) => (
            <Row
              key={label}
              label={label}
              detail={detail}
              credits={credits}
              share={`${percentOf(credits, price.caseCredits)}%`}
            />
          ))}
          <tr className="border-t-2 border-b border-ink border-b-line font-semibold">
            <th scope="row" className="py-2 text-left">
              Case credits
            </th>
            <td className="py-2 text-right">{price.caseCredits}</td>
            <td className="py-2 text-right">100.0%</td>
          </tr>
          <Row label={support.label} detail={support.detail} credits={support.credits} />
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-ink">
            <th scope="row" className="py-3 text-left font-semibold">
              Total case credit cost
            </th>
            <td className="py-3 text-right font-serif text-card font-semibold text-value">{price.totalCredits}</td>
            <td />
          </tr>
        </tfoot>
      </table>
      <div aria-hidden className="mt-3 flex h-2 gap-0.5 overflow-hidden rounded-box">
        {[...lines, support].map(({ label, credits, look }) => (
          <span key={label} className={look} style={{ flexGrow: credits }} />
        ))}
      </div>
      <ul aria-hidden className="mt-3 flex flex-wrap gap-x-3.5 gap-y-1 text-caption text-ink-muted">
        {[...lines, support].map(({ label, look }) => (
          <li key={label} className="flex items-center gap-1.5">
            <span className={`size-2 rounded-full ${look}`} />
            {label}
          </li>
        ))}
      </ul>
    </Showcase>
  );
}

interface RowProps {
  readonly label: string;
  readonly detail: string | undefined;
  readonly credits: number;
  readonly share?: string;
}

function Row({ label, detail, credits, share }: RowProps) {
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className="py-1.5 text-left font-normal">
        {label}
        <span className="block text-caption text-ink-muted">{detail}</span>
      </th>
      <td className="py-1.5 text-right">{credits}</td>
      <td className="py-1.5 text-right text-ink-muted">{share}</td>
    </tr>
  );
}
