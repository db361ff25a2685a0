import type { ValueModelContent } from '@casewright/rules';
import type { Body } from '@casewright/web';

export const bodyOf = ({
  risks,
  plan,
  nextSteps,
  ...content
}: ValueModelContent): Body<'put', '/api/admin/cases/{id}/value-model'>['content'] => ({
  ...content,
  findings: [...content.findings],
  ...(risks && { risks: [...risks] }),
  ...(plan && { plan: [...plan] }),
  ...(nextSteps && { nextSteps: [...nextSteps] }),
  model: {
    ...content.model,
    currency: 'USD',
    solutions: [...content.model.solutions],
    assumptions: [...content.model.assumptions],
    calculations: [...content.model.calculations],
    costLines: [...content.model.costLines],
    benefits: content.model.benefits.map(({ differs, ...driver }) => ({
      ...driver,
      ramp: [...driver.ramp],
      ...(differs && { differs: [...differs] }),
    })),
  },
});
