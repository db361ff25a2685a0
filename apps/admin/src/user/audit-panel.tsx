import { Loaded, Panel } from '@casewright/ui';
import { adminTab } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { actionText } from '../audit/actions';
import { personName } from '../audit/who';
import { Moment } from '../list/cells';
import { userAuditQuery } from './queries';

const SHOWN = 6;

/** Admin actions on this user. */
export function AuditPanel({ id }: { readonly id: string }) {
  const entries = useQuery(userAuditQuery(id));
  const all = `${adminTab('audit')}?subject=${id}`;
  return (
    <Panel
      title="Audit trail"
      aside={
        <Link to={all} className="text-small font-semibold text-accent hover:underline">
          Open all
        </Link>
      }
    >
      <Loaded
        query={entries}
        what="audit entries"
        rows={3}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p className="text-small text-ink-muted">No changes yet.</p>}
      >
        {({ rows }) => (
          <ul>
            {rows.slice(0, SHOWN).map((entry) => (
              <li
                key={entry.id}
                className="flex items-start justify-between gap-4 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0"
              >
                <span className="min-w-0">
                  <Link to={`${all}&row=${entry.id}`} className="block text-small hover:underline">
                    {actionText(entry.action)}
                  </Link>
                  <span className="text-label wrap-anywhere text-ink-muted">
                    {[personName(entry), entry.address].filter(Boolean).join(', ')}
                  </span>
                </span>
                <span className="shrink-0 text-label">
                  <Moment at={entry.happenedAt} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
