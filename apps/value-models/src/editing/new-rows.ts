import type { Assumption, BenefitDriver, CostLine, ValueModelContent } from '@casewright/rules';
import { idFor, takenIds } from './changes';

export const today = (): string => new Date().toISOString().slice(0, 10);

/** New rows are worth 0 until filled in. */
export const newAssumption = (content: ValueModelContent, group: string): Assumption => ({
  id: idFor('new assumption', takenIds(content)),
  label: 'New assumption',
  group,
  unit: 'USD/year',
  base: 0,
  source: '',
  asOf: today(),
  confidence: 'low',
  owner: '',
});

export const newLine = (content: ValueModelContent, solution: string): CostLine => ({
  id: idFor('new line', takenIds(content)),
  solution,
  category: content.model.costLines[0]?.category ?? 'Other',
  label: 'New line',
  expression: '0',
});

export const newDriver = (content: ValueModelContent, solution: string): BenefitDriver => ({
  id: idFor('new driver', takenIds(content)),
  label: 'New driver',
  benefitClass: 'hard-saving',
  expression: '0',
  ramp: [1],
  counted: 1,
  solution,
});
