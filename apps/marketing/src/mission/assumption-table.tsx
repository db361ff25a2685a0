import { ASSUMPTION_NAMES, ASSUMPTIONS, type AssumptionName, type Confidence } from '../sample-model/assumptions';
import { assumptionText } from '../sample-model/figures';

const SHOWN: readonly AssumptionName[] = [
  'hosts',
  'licensePerCore',
  'administratorsToday',
  'outageCost',
  'hostsAfter',
  'movePerMachine',
];

/** Some assumptions of the sample case, as its readers see them. */
export function AssumptionTable() {
  return (
    <>
      <table className="w-full text-left text-label">
        <caption className="sr-only">Assumptions of the sample case</caption>
        <thead>
          <tr className="text-caption text-ink-muted">
            <th scope="col" className={cell}>
              Assumption
            </th>
            <th scope="col" className={`${cell} text-right`}>
              Value
            </th>
            <th scope="col" className={`${cell} max-md:hidden`}>
              Source
            </th>
            <th scope="col" className={cell}>
              Confidence
            </th>
          </tr>
        </thead>
        <tbody>
          {SHOWN.map((name) => {
            const { label, base, source, confidence } = ASSUMPTIONS[name];
            return (
              <tr key={name} className="not-last:border-b border-line">
                <th scope="row" className={`${cell} font-medium`}>
                  {label}
                </th>
                <td className={`${cell} text-right font-semibold tabular-nums`}>{assumptionText(name, base)}</td>
                <td className={`${cell} text-ink-muted max-md:hidden`}>{source}</td>
                <td className={cell}>
                  <ConfidenceMark confidence={confidence} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-5 text-caption text-ink-faint">
        {SHOWN.length} of the {ASSUMPTION_NAMES.length} assumptions in the sample case.
      </p>
    </>
  );
}

const LEVELS: readonly Confidence[] = ['Low', 'Medium', 'High'];
const looks: Record<Confidence, string> = { High: 'bg-chart-1', Medium: 'bg-chart-2', Low: 'bg-value-fill' };

function ConfidenceMark({ confidence }: { confidence: Confidence }) {
  const level = LEVELS.indexOf(confidence);
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="flex gap-0.5">
        {LEVELS.map((name, index) => (
          <span key={name} className={`h-2.5 w-1 ${index <= level ? looks[confidence] : 'bg-line-strong'}`} />
        ))}
      </span>
      {confidence}
    </span>
  );
}

const cell = 'py-2.5 pr-3 last:pr-0';
