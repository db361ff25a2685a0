import { compileModel, presentValueText, resultTexts, summaryOf, versionNameOf } from '@casewright/rules';
import { Badge, buttonLook, Loaded, Panel } from '@casewright/ui';
import { api, type Answer } from '@casewright/web';
import { valueModelAt } from '@casewright/web/paths';
import { queryOptions, useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { useMemo } from 'react';
import { FactRow } from './fact-row';

type Model = NonNullable<Answer<'get', '/api/cases/{id}/value-model'>['model']>;

/** Under the 'value-models' key, which is invalidated when a model changes. */
const modelQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['value-models', 'so-far', caseId],
    queryFn: async ({ signal }) =>
      (await api.get('/api/cases/{id}/value-model', { path: { id: caseId }, signal })).model,
  });

export default function ValueSoFar({ caseId }: { readonly caseId: string }) {
  const found = useQuery(modelQuery(caseId));
  const { data: model } = found;
  return (
    <Panel title="Value so far" aside={model && <Standing model={model} />}>
      <Loaded query={found} what="the value model" rows={3}>
        {(loaded) =>
          loaded ? <Figures caseId={caseId} model={loaded} /> : <Nothing>once its analyst starts the model</Nothing>
        }
      </Loaded>
    </Panel>
  );
}

function Standing({
  model: {
    versions: [newest],
    changedAt,
  },
}: {
  readonly model: Model;
}) {
  const isNewest = newest && newest.madeAt >= changedAt;
  return <Badge tone="neutral">{isNewest ? versionNameOf(newest.number) : 'In progress'}</Badge>;
}

const Nothing = ({ children }: { readonly children: string }) => (
  <p className="text-label text-ink-muted">The numbers of the case appear here {children}.</p>
);

function Figures({ caseId, model: { content } }: { readonly caseId: string; readonly model: Model }) {
  const summary = useMemo(() => {
    const { compiled } = compileModel(content.model);
    return compiled && summaryOf(compiled, content.proposal);
  }, [content]);
  const { horizonYears, benefits } = content.model;
  const texts = summary && resultTexts(summary);
  return (
    <>
      {summary && texts ? (
        <>
          <p className="font-serif text-title font-semibold tracking-display text-value tabular-nums">
            {texts.money(summary.netPresentValue.base)}
          </p>
          <p className="text-caption text-ink-muted">{presentValueText(horizonYears, summary.discountRate)}</p>
          <dl className="mt-4 grid gap-3 border-t border-line pt-4 text-label">
            <FactRow title="Pays back">{texts.payback(summary.paybackMonth.base)}</FactRow>
            <FactRow title="Counted">{benefits.length > 0 ? 'Costs and benefits' : 'Costs only'}</FactRow>
          </dl>
        </>
      ) : (
        <Nothing>once the model can be computed</Nothing>
      )}
      <Link to={valueModelAt(caseId)} className={`mt-4 ${buttonLook('secondary', 'small')}`}>
        Open the value model
      </Link>
    </>
  );
}
