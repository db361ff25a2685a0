import type { ValueModel } from '@casewright/rules';
import { Button, Callout } from '@casewright/ui';
import type { RefusedText } from '../sheet/refused-texts';
import { ROW_LISTS } from './changes';
import { type RowPlace, useEditing } from './editing';

/** The text that a closed cell refused, with a link to the cell. */
export function RefusedTextNote({ refused: [newest, ...others] }: { readonly refused: readonly RefusedText[] }) {
  const editing = useEditing();
  const row = newest && editing && rowAt(editing.content.model, newest.place);
  if (!row) return null;
  return (
    <Callout
      kind="value"
      action={
        <Button size="small" onClick={() => editing.seek(row)}>
          Show the row
        </Button>
      }
    >
      <span className="wrap-anywhere">{refusalText(newest)}</span>
      {others.length > 0 && ` ${others.length} more ${others.length === 1 ? 'value' : 'values'} like this.`}
    </Callout>
  );
}

/** 'Low of Hosts in service wasn’t changed to “many”. Enter a number.' */
export const refusalText = ({ label, text, why }: RefusedText): string =>
  text.trim() ? `${label} wasn’t changed to “${text.trim()}”. ${why}` : `${label} wasn’t cleared. ${why}`;

/** Undefined if the row was removed. */
export function rowAt(model: ValueModel, place: string): RowPlace | undefined {
  const [named, id] = place.split('.');
  const list = ROW_LISTS.find((one) => one === named);
  return list && id !== undefined && model[list].some((row) => row.id === id) ? { list, id } : undefined;
}
