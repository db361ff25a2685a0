import { assumptionText } from '@casewright/rules';
import { ConfidenceMark } from '@casewright/ui';
import { ASSUMPTIONS } from '../sample-model/sample.computed';

const SHOWN = ['hosts', 'licensePrice', 'staffNow', 'outagePrice', 'hostsNew', 'movePrice'];
const shown = ASSUMPTIONS.filter(({ id }) => SHOWN.includes(id));

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
          {shown.map((assumption) => {
            const { id, label, base, source, confidence } = assumption;
            return (
              <tr key={id} className="not-last:border-b border-line">
                <th scope="row" className={`${cell} font-medium`}>
                  {label}
                </th>
                <td className={`${cell} text-right font-semibold tabular-nums`}>{assumptionText(assumption, base)}</td>
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
        {shown.length} of the {ASSUMPTIONS.length} assumptions in the sample case.
      </p>
    </>
  );
}

const cell = 'py-2.5 pr-3 last:pr-0';
