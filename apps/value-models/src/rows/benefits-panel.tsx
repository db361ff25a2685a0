import { isSoft, resultTexts } from '@casewright/rules';
import { Panel } from '@casewright/ui';
import { RowComments } from '../comments/row-comments';
import { addRow } from '../editing/changes';
import { AddRow } from './add-row';
import { useEditing } from '../editing/editing';
import { newDriver } from '../editing/new-rows';
import { amountText, amountUnitText, sum } from '../figures/amounts';
import type { ModelFigures } from '../figures/figures';
import { DriverSheet } from './driver-sheet';

export function BenefitsPanel({ figures }: { readonly figures: ModelFigures }) {
  const editing = useEditing();
  const { compiled, proposal, withoutSoft } = figures;
  const { model, benefits } = compiled;
  const texts = resultTexts(figures.summary);
  const rows = proposal.benefits;
  // Same order as the rows.
  const drivers = benefits.filter(({ solution }) => solution === undefined || solution === figures.solution);
  const total = rows.reduce<readonly number[]>(
    (before, { byYear }) => byYear.map((amount, year) => (before[year] ?? 0) + amount),
    [],
  );
  return (
    <Panel
      title="Benefit drivers"
      detail={amountUnitText(model)}
      aside={
        editing && (
          <AddRow
            list="benefits"
            count={editing.content.model.benefits.length}
            onAdd={() => {
              const driver = newDriver(editing.content, figures.solution);
              editing.change(addRow('benefits', driver));
              editing.seek({ list: 'benefits', id: driver.id });
            }}
          />
        )
      }
    >
      {editing && (
        <div className="mb-4">
          <DriverSheet editing={editing} />
        </div>
      )}
      {rows.length === 0 ? (
        <p className="text-label text-ink-muted">This case counts no benefits besides lower costs.</p>
      ) : (
        <>
          <table className="w-full text-label tabular-nums">
            <caption className="sr-only">Benefit drivers</caption>
            <thead>
              <tr className="border-b border-line text-caption text-ink-muted">
                <th scope="col" className="py-2 text-left font-medium">
                  Driver
                </th>
                {['Year 1', 'Later', 'Sum'].map((name) => (
                  <th key={name} scope="col" className="py-2 pl-3 text-right font-medium whitespace-nowrap">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, byYear }, index) => {
                const driver = drivers[index];
                return (
                  <tr key={index} className="border-b border-line align-top">
                    <th scope="row" className="py-2.5 text-left font-medium wrap-anywhere">
                      {label}
                      {driver && isSoft(driver) && <span className="ml-1.5 font-normal text-ink-muted">(soft)</span>}
                      {!editing && driver && (
                        <>
                          {/* Negative margins keep the line as high as its amounts. */}
                          <span className="-my-2 inline-block align-middle max-md:-my-3.5">
                            <RowComments kind="driver" id={driver.id} label={label} />
                          </span>
                          <span className="block text-caption font-normal text-ink-muted">{driver.expression}</span>
                          {driver.differs?.map(({ from, why }) => (
                            <span key={from} className="block text-caption font-normal text-ink-muted">
                              Not the same as {labelOf(model, from)}: {why}
                            </span>
                          ))}
                        </>
                      )}
                    </th>
                    <Amounts model={model} byYear={byYear} />
                  </tr>
                );
              })}
            </tbody>
            <tfoot>
              <tr className="border-t-2 border-ink font-semibold">
                <th scope="row" className="py-2.5 text-left">
                  Total
                </th>
                <Amounts model={model} byYear={total} />
              </tr>
            </tfoot>
          </table>
          <p className="mt-4 text-caption text-pretty text-ink-muted">
            Kept apart from costs. Without soft benefits the net present value is{' '}
            {texts.money(withoutSoft.netPresentValue)}
            {withoutSoft.paybackMonth === undefined
              ? ', and it doesn’t pay back.'
              : ` and it pays back in ${texts.payback(withoutSoft.paybackMonth).toLowerCase()}.`}
          </p>
        </>
      )}
    </Panel>
  );
}

const labelOf = ({ benefits, costLines }: ModelFigures['compiled']['model'], row: string): string =>
  [...benefits, ...costLines].find(({ id }) => id === row)?.label ?? 'another row';

type AmountsProps = { readonly model: ModelFigures['compiled']['model']; readonly byYear: readonly number[] };

/** Year 1, the last year, and the sum. */
const Amounts = ({ model, byYear }: AmountsProps) => (
  <>
    {[byYear[1] ?? 0, byYear.at(-1) ?? 0, sum(byYear)].map((amount, column) => (
      <td key={column} className="py-2.5 pl-3 text-right last:font-semibold">
        {amountText(model, amount)}
      </td>
    ))}
  </>
);
