import { assumptionText, dayText } from '@casewright/rules';
import { ConfidenceMark } from '@casewright/ui';
import { ASSUMPTIONS } from '../sample-model/sample.computed';

const estimated = ASSUMPTIONS.filter(({ low }) => low !== undefined).length;

export function AllAssumptions() {
  return (
    <section aria-labelledby="assumptions" className="mt-14 md:mt-18">
      <h2 id="assumptions" className="font-serif text-figure font-semibold tracking-display md:text-title-small">
        What the numbers rest on
      </h2>
      <p className="mt-1 text-body text-ink-muted">
        {ASSUMPTIONS.length} assumptions. {ASSUMPTIONS.length - estimated} were counted, {estimated} are estimates with
        a range.
      </p>
      <div className="mt-6 rounded-card border border-line bg-surface px-4.5 py-2 shadow-control md:px-6.5">
        <table className="w-full text-left text-label">
          <caption className="sr-only">Assumptions of the sample case</caption>
          <thead>
            <tr className="border-b border-line text-caption text-ink-muted">
              <th scope="col" className={cell}>
                Assumption
              </th>
              <th scope="col" className={`${cell} text-right`}>
                Value
              </th>
              <th scope="col" className={`${cell} text-right max-md:hidden`}>
                Low to high
              </th>
              <th scope="col" className={`${cell} md:pl-8`}>
                Source
              </th>
              <th scope="col" className={`${cell} max-md:hidden`}>
                Confidence
              </th>
            </tr>
          </thead>
          <tbody>
            {ASSUMPTIONS.map((assumption) => {
              const { id, label, base, low, high, source, asOf, confidence } = assumption;
              return (
                <tr key={id} className="not-last:border-b border-line">
                  <th scope="row" className={`${cell} font-medium`}>
                    {label}
                  </th>
                  <td className={`${cell} text-right font-semibold tabular-nums`}>
                    {assumptionText(assumption, base)}
                  </td>
                  <td className={`${cell} text-right text-ink-muted tabular-nums max-md:hidden`}>
                    {low === undefined || high === undefined
                      ? 'Counted'
                      : `${assumptionText(assumption, low)} to ${assumptionText(assumption, high)}`}
                  </td>
                  <td className={`${cell} text-ink-muted md:pl-8`}>
                    {source}
                    <span className="max-md:hidden">, {dayText(asOf)}</span>
                  </td>
                  <td className={`${cell} max-md:hidden`}>
                    <ConfidenceMark confidence={confidence} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const cell = 'py-2.5 pr-3 align-top last:pr-0';
