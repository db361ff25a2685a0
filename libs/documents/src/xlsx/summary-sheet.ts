import { dayText, type ProposalResult, resultsOf, type Scenario, withoutSoftBenefits } from '@casewright/rules';
import type { WriteSheet } from 'hucre/xlsx';
import { qualifications } from '../sentences';
import { directional, verifyAddress } from '../issued';
import type { Workbook } from './workbook';
import type { Metrics } from './cash-flow-sheet';
import { Grid, MONEY } from './grid';
import { NO_PAYBACK, NO_RATE, rateResult } from './metrics';

const SCENARIOS: readonly Scenario[] = ['low', 'base', 'high'];
const FIRST_ISSUED = 3;

/** The workbook's current results beside the issued ones. */
export function summarySheet({ valueCase }: Workbook, metrics: Metrics): WriteSheet {
  const { snapshot, summary, hash } = valueCase;
  const { prospect, version, issuedOn, seller, brand } = snapshot;
  const grid = new Grid('Summary');
  const line = (text: string, style: 'title' | 'heading' | 'muted' | 'text') => {
    grid.put(0, text, style);
    grid.next();
  };
  line(`${prospect.company}: value case`, 'title');
  if (snapshot.scope.trim() !== '') line(snapshot.scope, 'muted');
  line(
    `Version ${version}, ${dayText(issuedOn)}. Prepared for ${prospect.company} by ${seller} with ${brand}.`,
    'muted',
  );
  grid.next();
  line(`${summary.proposal}, compared with ${summary.today}`, 'heading');
  ['', 'Computed here', '', 'Issued, low', 'Issued, base', 'Issued, high'].forEach((name, column) =>
    grid.put(column, name, column === 0 ? 'head' : 'headOfNumbers'),
  );
  grid.next();

  const issued = SCENARIOS.map((scenario) => issuedMetrics(valueCase, scenario));
  (metrics.get(snapshot.proposal) ?? []).forEach(({ label, content, format, reference }, index) => {
    grid.put(0, label);
    grid.put(1, { formula: reference, result: content.result }, 'heading', format);
    issued.forEach((of, scenario) => grid.put(FIRST_ISSUED + scenario, of[index] ?? '', 'plain', format));
    grid.next();
  });
  grid.next();
  for (const text of qualifications(valueCase)) line(text, 'muted');
  grid.next();
  line('Other solutions', 'heading');
  for (const [id, [value]] of metrics) {
    if (id === snapshot.proposal || !value) continue;
    grid.put(0, `${snapshot.model.solutions.find((solution) => solution.id === id)?.name ?? id}, net present value`);
    grid.put(1, { formula: value.reference, result: value.content.result }, 'plain', MONEY);
    grid.next();
  }
  if (metrics.size < 2) line('None', 'muted');
  grid.next();
  line(directional, 'muted');
  line(`sha256 ${hash}`, 'muted');
  const address = verifyAddress(valueCase);
  if (address) line(`Verify this document at ${address}`, 'muted');
  return grid.sheet({ columns: [44, 18, 3, 16, 16, 16].map((width) => ({ width })) });
}

/** Same order as on the cash flow sheet. */
function issuedMetrics(
  { compiled, snapshot }: Workbook['valueCase'],
  scenario: Scenario,
): readonly (number | string)[] {
  const resultIn = (model: typeof compiled) =>
    resultsOf(model, scenario).proposals.find(({ solution }) => solution === snapshot.proposal);
  const [found, hard] = [resultIn(compiled), resultIn(withoutSoftBenefits(compiled))];
  return found && hard ? [...valuesOf(found), hard.netPresentValue] : [];
}

const valuesOf = (result: ProposalResult): readonly (number | string)[] => [
  ...[result.netPresentValue, rateResult(result.internalRate), result.returnOnInvestment ?? NO_RATE],
  ...[result.paybackMonth ?? NO_PAYBACK, result.costOfWaitingAQuarter, result.saving, result.savingShare ?? NO_RATE],
];
