import {
  mapSolutions,
  mappingFaults,
  type ModelTemplate,
  type PartialMapping,
} from '@casewright/rules/model-templates';
import { Button, Loaded, Panel } from '@casewright/ui';
import { api, notify, queryClient, titleOf } from '@casewright/web';
import { useMutation, useQuery } from '@casewright/web/query';
import { lazy, Suspense, useState } from 'react';
import { modelQuery, type ValueModelOfCase } from '../queries';
import { MappingForm } from './mapping-form';
import { templatesQuery } from './templates-query';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

interface StartModelProps {
  readonly caseId: string;
  readonly solutions: ValueModelOfCase['solutions'];
}

interface Start {
  readonly template: ModelTemplate;
  readonly mapping?: PartialMapping;
}

export function StartModel({ caseId, solutions }: StartModelProps) {
  const templates = useQuery(templatesQuery);
  const [asked, ask] = useState<ModelTemplate>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ template, mapping }: Start) =>
      api.post('/api/admin/cases/{id}/value-model', {
        path: { id: caseId },
        body: { template: template.id, ...(mapping && mappingBody(mapping)) },
      }),
    onError: (failure) => notify({ title: titleOf(failure, 'The model couldn’t be started.'), kind: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: modelQuery(caseId).queryKey }),
  });
  const startOrAsk = (template: ModelTemplate) => {
    const faults = mappingFaults(template, solutions, mapSolutions(template, solutions));
    if (Object.keys(faults).length > 0) ask(template);
    else mutate({ template });
  };
  return (
    <Panel title="Start from a template">
      <p className="mb-5 max-w-155 text-label text-pretty text-ink-muted">
        The model starts with the solutions of the case and the numbers in the seller’s files. Every value points at its
        file, sheet, and column; the rest starts at a default of the library, or else of the template, with low
        confidence.
      </p>
      <Loaded query={templates} what="templates" rows={5}>
        {(all) => (
          <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {all.map((template) => (
              <li key={template.id} className="grid content-between gap-4 rounded-control border border-line p-5">
                <div className="grid gap-1.5">
                  <h3 className="text-body font-semibold">{template.name}</h3>
                  <p className="text-label text-pretty text-ink-muted">{template.about}</p>
                </div>
                <Button
                  className="justify-self-start"
                  aria-label={`Start from ${template.name}`}
                  isWorking={isPending && variables.template === template}
                  onClick={() => startOrAsk(template)}
                >
                  Start
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {asked && (
        <Suspense>
          <Dialog
            title={`Start from ${asked.name}`}
            confirm={false}
            onClose={() => ask(undefined)}
            details={
              <MappingForm
                template={asked}
                solutions={solutions}
                isWorking={isPending}
                onMapped={(mapping) => mutate({ template: asked, mapping })}
              />
            }
          >
            The case has {solutions.length} solutions. Choose the one in use today, and the cost lines that each of the
            others starts with.
          </Dialog>
        </Suspense>
      )}
    </Panel>
  );
}

const mappingBody = ({ today, like }: PartialMapping) => ({
  ...(today !== undefined && { today }),
  solutions: Object.entries(like).flatMap(([solution, chosen]) =>
    chosen === undefined ? [] : [{ solution, like: chosen }],
  ),
});
