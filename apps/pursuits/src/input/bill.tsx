import type { AskedInput } from '@casewright/rules';
import { Loaded } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { BillTotals, CostByMonth, CostByService } from './bill-cost';
import { BillLinesTable } from './bill-lines';
import { billFiguresQuery } from './bill-queries';
import { CountedCost } from './counted-cost';
import { FilePanel } from './file-panel';
import { MatchedColumns } from './matched-columns';
import type { ReadItem } from './queries';
import type { ReadBill } from './read-input';

interface BillProps {
  readonly item: ReadItem;
  readonly input: ReadBill;
  readonly asked: AskedInput | undefined;
}

/** What was read from a bill, and what of it counts. */
export function Bill({ item, input, asked }: BillProps) {
  const { reading } = input;
  const { bill } = reading;
  const currency = bill.currency ?? 'USD';
  const figures = useQuery(billFiguresQuery(item, input.file.id));
  const isChangeable = input.isChangeable && !item.isProvider && input.coveredBy === null;
  return (
    <div className="grid gap-5">
      <FilePanel
        {...{ item, input, asked, isChangeable }}
        title={bill.source ? [bill.source.product, bill.source.version].filter(Boolean).join(' ') : 'Table'}
        statement={bill}
        text={bill.text}
        matchHint="Choose the columns yourself, and we’ll read the file again. What counts goes back to the defaults."
      />
      <Loaded query={figures} what="the figures" rows={4}>
        {(found) => (
          <>
            <BillTotals figures={found} currency={currency} />
            <div className="grid items-start gap-5 md:grid-cols-2 xl:grid-cols-3">
              {found.months.length > 0 && <CostByMonth months={found.months} currency={currency} />}
              {found.services.length > 0 && <CostByService {...found} currency={currency} />}
              <CountedCost {...{ item, bill, isChangeable }} made={input.madeChoices} coveredBy={input.coveredBy} />
            </div>
          </>
        )}
      </Loaded>
      {asked && <MatchedColumns asked={asked} reading={reading} />}
      <BillLinesTable item={item} fileId={input.file.id} basis={bill.basis} currency={currency} />
    </div>
  );
}
