import type { ComparedSetting, SettingChange, ValueModelContent } from '@casewright/rules';
import type { ChangedRow } from './changed-fields';

const NAMES: Readonly<Record<ComparedSetting, string>> = {
  ...{ proposal: 'Made for', horizonYears: 'Horizon', currency: 'Currency', roundTo: 'Rounded to' },
  discountRate: 'Discount rate',
};

function textOf({ proposal, model }: ValueModelContent, name: ComparedSetting): string {
  switch (name) {
    case 'proposal':
      return model.solutions.find(({ id }) => id === proposal)?.name ?? proposal;
    case 'horizonYears':
      return model.horizonYears === 1 ? '1 year' : `${model.horizonYears} years`;
    case 'discountRate':
      return model.assumptions.find(({ id }) => id === model.discountRate)?.label ?? model.discountRate;
    case 'currency':
    case 'roundTo':
      return String(model[name]);
  }
}

export const changedSettings = (
  changes: readonly SettingChange[],
  older: ValueModelContent,
  newer: ValueModelContent,
): readonly ChangedRow[] =>
  changes.map(({ name, ...effect }) => ({
    ...{ id: name, label: NAMES[name], kind: 'Setting', what: 'changed', ...effect },
    fields: [{ name: 'Value', before: textOf(older, name), after: textOf(newer, name) }],
  }));
