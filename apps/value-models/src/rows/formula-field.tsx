import { VALUE_MODEL_LIMITS } from '@casewright/rules';
import type { RowList } from '../editing/changes';
import { CellInput } from '../sheet/cell-input';
import { formulaIn } from '../sheet/numbers';
import { Labeled } from './labeled';

interface FormulaFieldProps {
  readonly name: string;
  readonly list: RowList;
  readonly row: { readonly id: string; readonly label: string; readonly expression: string };
  readonly fault: string | undefined;
  readonly onChange: (expression: string) => void;
}

export const FormulaField = ({ name, list, row: { id, label, expression }, fault, onChange }: FormulaFieldProps) => (
  <Labeled name={name}>
    <CellInput
      label={`Formula of ${label}`}
      place={`${list}.${id}.expression`}
      shown={expression}
      fault={fault}
      look="boxed"
      maxLength={VALUE_MODEL_LIMITS.expression}
      onCommit={(text) => void onChange(formulaIn(text))}
    />
  </Labeled>
);
