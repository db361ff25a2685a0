import { namesIn, parseExpression, type ValueModel } from '@casewright/rules';

/** Labels of cost lines and drivers that use an assumption, directly or through calculations. */
export function usedIn(model: ValueModel, id: string): readonly string[] {
  const carriers = new Set([id]);
  const uses = (expression: string) => namesOf(expression).some((name) => carriers.has(name));
  for (let before = 0; before < carriers.size;) {
    before = carriers.size;
    for (const calculation of model.calculations) if (uses(calculation.expression)) carriers.add(calculation.id);
  }
  const rows = [...model.costLines, ...model.benefits].filter(({ expression }) => uses(expression));
  const labels = rows.map(({ label }) => label);
  return [...new Set(id === model.discountRate ? ['Net present value', ...labels] : labels)];
}

function namesOf(expression: string): readonly string[] {
  try {
    return namesIn(parseExpression(expression));
  } catch {
    return [];
  }
}
