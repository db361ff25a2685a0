import {
  assumptionText,
  compileModel,
  paybackText,
  shortMoneyText,
  summaryOf,
  versionNameOf,
  yearsText,
} from '@casewright/rules';
import { Badge, buttonLook, Panel } from '@casewright/ui';
import { api, type Answer } from '@casewright/web';
import { valueModelAt } from '@casewright/web/paths';
import { queryOptions, useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { useMemo } from 'react';
import { FactRow } from './fact-row';

type Model = NonNullable<Answer<'get', '/api/cases/{id}/value-model'>['model']>;

/** Below the key whose queries are asked again when a model has changed. */
const modelQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['value-models', 'so-far', caseId],
    queryFn: async ({ signal }) =>
      (await api.get('/api/cases/{id}/value-model', { path: { id: caseId }, signal })).model,
  });

/** What the value model of a case says by now; nothing before it is started, or while it cannot be computed. */
export default function ValueSoFar({ caseId }: { readonly caseId: string }) {
  const { data: model } = useQuery(modelQuery(caseId));
  return model ? <Figures caseId={caseId} model={model} /> : null;
}

function Figures({ caseId, model }: { readonly caseId: string; readonly model: Model }) {
  const { content, versions, changedAt } = model;
  const summary = useMemo(() => {
    const { compiled } = compileModel(content.model);
    return compiled && summaryOf(compiled, content.proposal);
  }, [content]);
  if (!summary) return null;
  const [newest] = versions;
  const isNewest = newest && newest.madeAt >= changedAt;
  const { horizonYears, benefits } = content.model;
  return (
    <Panel
      title="Value so far"
      aside={<Badge tone="neutral">{isNewest ? versionNameOf(newest.number) : 'In progress'}</Badge>}
    >
      <p className="font-serif text-title font-semibold tracking-display text-value tabular-nums">
        {shortMoneyText(summary.netPresentValue.base)}
      </p>
      <p className="text-caption text-ink-muted">
        Net present value, {yearsText(horizonYears)} at {assumptionText({ unit: '%' }, summary.discountRate)}
      </p>
      <dl className="mt-4 grid gap-3 border-t border-line pt-4 text-label">
        <FactRow title="Pays back">{paybackText(summary.paybackMonth.base)}</FactRow>
        <FactRow title="Counted">{benefits.length > 0 ? 'Costs and benefits' : 'Costs only'}</FactRow>
      </dl>
      <Link to={valueModelAt(caseId)} className={`mt-4 ${buttonLook('secondary', 'small')}`}>
        Open the value model
      </Link>
    </Panel>
  );
}
