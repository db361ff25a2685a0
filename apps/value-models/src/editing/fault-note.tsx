import type { ModelFault, ValueModel } from '@casewright/rules';
import { Button, Callout } from '@casewright/ui';
import { type RowPlace, useEditing } from './editing';

/** Above results that do not follow the model: what is wrong and at which row, and for its writer the way there. */
export function FaultNote({ model, fault }: { readonly model: ValueModel; readonly fault: ModelFault | undefined }) {
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
      The results are from before the last change. {faultText(model, fault)}
    </Callout>
  );
}

/** 'Software: There’s no assumption or calculation named hosts.' */
export function faultText(model: ValueModel, fault: ModelFault | undefined): string {
  const row = rowOf(model, fault);
  const message = fault?.message ?? 'The model has errors.';
  return row ? `${row.name}: ${message}` : message;
}

const LISTS = ['assumptions', 'calculations', 'costLines', 'benefits'] as const;

function rowOf(model: ValueModel, fault: ModelFault | undefined): (RowPlace & { readonly name: string }) | undefined {
  const [named, index] = fault?.place.split('.') ?? [];
  const list = LISTS.find((one) => one === named);
  const row = list && model[list][Number(index)];
  return row && { list, id: row.id, name: 'label' in row ? row.label : row.id };
}
