import type { PursuitContact } from '@casewright/rules';
import { Button, isEmptyList, Loaded, Panel } from '@casewright/ui';
import { api } from '@casewright/web';
import { AdvocateLinkList } from '@casewright/web/advocate-links';
import { TermHint } from '@casewright/web/links';
import { useQuery } from '@casewright/web/query';
import { useState } from 'react';
import { advocateLinksQuery, type CaseProgress, pursuitsChanged } from '../queries';
import { InviteAdvocate } from './invite-advocate';

interface AdvocateLinksProps {
  readonly progress: CaseProgress;
  readonly contacts: readonly PursuitContact[];
  /** Whether the reader is the seller, who may send and revoke links. */
  readonly isYours: boolean;
}

export function AdvocateLinks({ progress: { id, state }, contacts, isYours }: AdvocateLinksProps) {
  const found = useQuery(advocateLinksQuery(id));
  const [isInviting, setInviting] = useState(false);
  const mayInvite = isYours && state === 'advocate-review';
  const isThere = found.isError || (found.data ?? []).length > 0;
  if (!isThere && !mayInvite) return null;
  const invited = new Set((found.data ?? []).map(({ email }) => email.toLowerCase()));
  const advocates = contacts
    .filter(({ role, email }) => role === 'advocate' && email && !invited.has(email.toLowerCase()))
    .map(({ name, email }) => ({ name, email }));
  const revoke = (linkId: string) => api.delete('/api/cases/{id}/advocate-links/{linkId}', { path: { id, linkId } });
  return (
    <Panel
      title="Advocates"
      help={<TermHint of="advocateReview" />}
      aside={
        mayInvite &&
        !isInviting && (
          <Button size="small" onClick={() => setInviting(true)}>
            Send a link
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        {mayInvite && isInviting && (
          <InviteAdvocate caseId={id} advocates={advocates} onClose={() => setInviting(false)} />
        )}
        <Loaded
          query={found}
          what="the links"
          rows={1}
          isEmpty={isEmptyList}
          empty={
            <p className="text-label text-ink-muted">
              Someone at your prospect can read and approve the case by a link in an email, without an account.
            </p>
          }
        >
          {(links) => (
            <AdvocateLinkList links={links} revoke={isYours ? revoke : undefined} onChanged={pursuitsChanged} />
          )}
        </Loaded>
      </div>
    </Panel>
  );
}
