import { capitalized } from '@casewright/rules';
import {
  BILL_LINE_LABELS,
  type BillLineType,
  COST_BASIS_LABELS,
  type CostBasis,
  COUNTED_BY_DEFAULT,
  isCountedLine,
  moneyText,
} from '@casewright/rules/intake';
import { Checkbox, Panel, SegmentedControl } from '@casewright/ui';
import { api, clearNotices, notify, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { pursuitsChanged } from '../queries';
import { linesAt } from './bill-queries';
import { chosenByText } from './made-by-text';
import type { ReadItem } from './queries';
import type { ReadBill } from './read-input';

type Statement = ReadBill['reading']['bill'];
type Sums = Statement['types'][number];

interface CountedCostProps {
  readonly item: ReadItem;
  readonly bill: Statement;
  /** Empty for the defaults. */
  readonly made: ReadBill['madeChoices'];
  /** Title of the item whose file this is, if it is another one. */
  readonly coveredBy: string | null;
  readonly isChangeable: boolean;
}

/** Which cost and which kinds of lines count. The seller decides. */
export function CountedCost({ item, bill, made, coveredBy, isChangeable }: CountedCostProps) {
  const { types, bases, basis, choices } = bill;
  const { mutate, isPending } = useCostChoices(item);
  const counted = types.filter((sums) => isCountedLine(sums, choices)).map(({ type }) => type);
  const toggle = (type: BillLineType) => {
    const chosen = choices.types ?? COUNTED_BY_DEFAULT;
    const others = chosen.filter((one) => one !== type);
    mutate({ ...choices, types: others.length < chosen.length ? others : [...chosen, type] });
  };
  return (
    <Panel title="What counts" detail={capitalized(COST_BASIS_LABELS[basis])}>
      {isChangeable && bases.length > 1 && (
        <div className="mb-4">
          <SegmentedControl
            label="Cost that counts"
            isLabelShown
            value={basis}
            choices={bases.map((value) => ({ value, name: BASIS_NAMES[value] }))}
            onChange={(chosen) => mutate({ ...choices, basis: chosen })}
          />
        </div>
      )}
      <p className="mb-3 text-label text-ink-muted">{BASIS_HINTS[basis]}</p>
      <ul aria-label="Kinds of lines" className="grid">
        {types.map((sums) => (
          <li
            key={sums.type}
            className="flex items-start justify-between gap-4 border-t border-line py-2.5 first:border-t-0 first:pt-0"
          >
            {isChangeable ? (
              <Checkbox
                checked={counted.includes(sums.type)}
                disabled={isPending || (counted.length === 1 && counted.includes(sums.type))}
                onChange={() => toggle(sums.type)}
              >
                <TypeName type={sums.type} isCounted={counted.includes(sums.type)} />
              </Checkbox>
            ) : (
              <TypeName type={sums.type} isCounted={counted.includes(sums.type)} />
            )}
            <span className="text-right text-label text-ink-muted tabular-nums">
              <Link
                to={linesAt({ type: sums.type })}
                aria-label={`${moneyText(sums[basis] ?? sums.billed)}: ${capitalized(BILL_LINE_LABELS[sums.type])}`}
                className="block rounded-box text-small font-semibold text-ink hover:underline"
              >
                {moneyText(sums[basis] ?? sums.billed)}
              </Link>
              {detailOf(sums, basis)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 border-t border-line pt-3 text-label wrap-anywhere text-ink-muted">
        Kinds of lines: {chosenByText(made, 'types')}
        {bases.length > 1 && ` ${BASIS_NAMES[basis]} cost: ${chosenByText(made, 'basis')}`}
        {coveredBy && ` What counts is chosen for the whole file, at “${coveredBy}”.`}
      </p>
    </Panel>
  );
}

interface TypeNameProps {
  readonly type: BillLineType;
  readonly isCounted: boolean;
}

const TypeName = ({ type, isCounted }: TypeNameProps) => (
  <span className="min-w-0 text-small font-semibold text-ink">
    {capitalized(BILL_LINE_LABELS[type])}
    {!isCounted && <span className="ml-2 text-label font-normal text-ink-muted">left out</span>}
  </span>
);

const detailOf = ({ type, lines, billed }: Sums, basis: CostBasis): string => {
  const count = `${lines.toLocaleString('en-US')} ${lines === 1 ? 'line' : 'lines'}`;
  // Spread over what they cover.
  return type === 'upfront' && basis !== 'billed' ? `${count}, ${moneyText(billed)} paid` : count;
};

const BASIS_NAMES: Readonly<Record<CostBasis, string>> = { effective: 'Effective', billed: 'Billed', list: 'List' };

const BASIS_HINTS: Readonly<Record<CostBasis, string>> = {
  effective: 'Fees of commitments are spread over what they cover.',
  billed: 'As invoiced. Fees of commitments count in the month in which they are charged.',
  list: 'At the provider’s public prices, without discounts and commitments.',
};

/** What counts is recorded with who chose it. */
function useCostChoices({ caseId, key }: ReadItem) {
  return useMutation({
    onMutate: clearNotices,
    mutationFn: ({ basis, types }: Statement['choices']) =>
      api.put('/api/cases/{id}/inputs/{key}/cost-choices', {
        path: { id: caseId, key },
        body: { basis, types: types && [...types] },
      }),
    onSettled: pursuitsChanged,
    onError: (failure) =>
      notify({ title: 'Error', message: titleOf(failure, 'We couldn’t save your choice. Try again.'), kind: 'error' }),
  });
}
