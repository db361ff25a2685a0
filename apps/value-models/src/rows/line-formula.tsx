import type { CostLine } from '@casewright/rules';

export const LineFormula = ({ line: { category, label, expression } }: { readonly line: CostLine }) => (
  <span className="mt-1 block text-caption font-normal wrap-anywhere text-ink-muted">
    {category !== label && `${category}. `}
    {expression}
  </span>
);
