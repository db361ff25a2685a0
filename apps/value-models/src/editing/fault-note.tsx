import type { ModelFault, ValueModel } from '@casewright/rules';
import { Button, Callout } from '@casewright/ui';
import { ROW_LISTS } from './changes';
import { type RowPlace, useEditing } from './editing';

interface FaultNoteProps {
  readonly model: ValueModel;
  readonly fault: ModelFault | undefined;
  /** Consequence of the error. */
  readonly children: string;
}

/** An error with its row. The writer can jump there. */
export function FaultNote({ model, fault, children }: FaultNoteProps) {
  const editing = useEditing();
  const row = rowOf(model, fault);
  return (
    <Callout
      kind="danger"
      action={
        editing &&
        row && (
          <Button size="small" onClick={() => editing.seek(row)}>
            Show the row
          </Button>
        )
      }
    >
      {children} {faultText(model, fault)}
    </Callout>
  );
}

/** 'Software: There’s no assumption or calculation named hosts.' */
export function faultText(model: ValueModel, fault: ModelFault | undefined): string {
  const row = rowOf(model, fault);
  const message = fault?.message ?? 'The model has errors.';
  return row ? `${row.name}: ${message}` : message;
}

/** Places in a model's content begin with `model.`, those in the model don't. */
export const withoutModel = (fault: ModelFault): ModelFault => ({
  ...fault,
  place: fault.place.replace(/^model\./, ''),
});

export function rowOf(
  model: ValueModel,
  fault: ModelFault | undefined,
): (RowPlace & { readonly name: string }) | undefined {
  const [named, index] = fault?.place.split('.') ?? [];
  const list = ROW_LISTS.find((one) => one === named);
  const row = list && model[list][Number(index)];
  return row && { list, id: row.id, name: 'label' in row ? row.label : row.id };
}
