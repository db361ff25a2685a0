import { Button, Loaded, Panel } from '@casewright/ui';
import { api, notify, queryClient, titleOf } from '@casewright/web';
import { useMutation, useQuery } from '@casewright/web/query';
import { modelQuery } from '../queries';
import { templatesQuery } from './templates-query';

export function StartModel({ caseId }: { readonly caseId: string }) {
  const templates = useQuery(templatesQuery);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (template: string) =>
      api.post('/api/admin/cases/{id}/value-model', { path: { id: caseId }, body: { template } }),
    onError: (failure) => notify({ title: titleOf(failure, 'The model couldn’t be started.'), kind: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: modelQuery(caseId).queryKey }),
  });
  return (
    <Panel title="Start from a template">
      <p className="mb-5 max-w-155 text-label text-pretty text-ink-muted">
        The model starts with the names of the case and the numbers that the seller’s files say. Every value points at
        its file, sheet, and column; the rest starts at the template’s default with low confidence.
      </p>
      <Loaded query={templates} what="templates" rows={5}>
        {(all) => (
          <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {all.map(({ id, name, about, assumptions, costLines, benefits }) => (
              <li key={id} className="grid content-between gap-4 rounded-control border border-line p-5">
                <div className="grid gap-1.5">
                  <h3 className="text-body font-semibold">{name}</h3>
                  <p className="text-label text-pretty text-ink-muted">{about}</p>
                  <p className="text-caption text-ink-muted">
                    {assumptions.length} assumptions, {costLines.length} cost lines, {benefits.length}{' '}
                    {benefits.length === 1 ? 'driver' : 'drivers'}
                  </p>
                </div>
                <Button
                  className="justify-self-start"
                  aria-label={`Start from ${name}`}
                  isWorking={isPending && variables === id}
                  onClick={() => mutate(id)}
                >
                  Start
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
