import { Loaded } from '@casewright/ui';
import { api } from '@casewright/web';
import { AdvocateLinkList } from '@casewright/web/advocate-links';
import { useQuery } from '@casewright/web/query';
import { advocateLinksQuery, casesChanged } from './queries';

export function CaseAdvocates({ caseId }: { readonly caseId: string }) {
  const found = useQuery(advocateLinksQuery(caseId));
  if (!found.isError && (found.data ?? []).length === 0) return null;
  return (
    <section aria-labelledby="case-advocates" className="grid gap-4 border-t border-line pt-5">
      <h3 id="case-advocates" className="text-small font-semibold">
        Advocates
      </h3>
      <Loaded query={found} what="the links" rows={1}>
        {(links) => (
          <AdvocateLinkList
            links={links}
            revoke={(linkId) =>
              api.delete('/api/admin/cases/{id}/advocate-links/{linkId}', { path: { id: caseId, linkId } })
            }
            onChanged={casesChanged}
          />
        )}
      </Loaded>
    </section>
  );
}
