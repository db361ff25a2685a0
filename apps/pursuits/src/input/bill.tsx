import type { AskedInput } from '@casewright/rules';
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
      <CountedCost {...{ item, bill, isChangeable }} chosenBy={input.chosenBy} coveredBy={input.coveredBy} />
      {asked && <MatchedColumns asked={asked} reading={reading} />}
    </div>
  );
}
