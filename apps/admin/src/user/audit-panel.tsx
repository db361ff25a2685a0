import { capitalized, CASE_STEP_TEXTS, PURSUIT_STEP_TEXTS } from '@casewright/rules';
import { Loaded, Panel } from '@casewright/ui';
import { adminTab, caseOfPursuit, pursuitAt } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { actionText } from '../audit/actions';
import type { AuditEntry } from '../audit/queries';
import { personName } from '../audit/who';
import { Moment } from '../list/cells';
import { type Step, userAuditQuery, userStepsQuery } from './queries';

const SHOWN = 8;

interface Row {
  readonly key: string;
  readonly what: string;
  readonly detail: string;
  readonly to: string;
  readonly at: string;
}

/** Admin actions on this user, and the user's own steps in pursuits and cases. */
export function AuditPanel({ id }: { readonly id: string }) {
  const entries = useQuery(userAuditQuery(id));
  const steps = useQuery(userStepsQuery(id));
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
      <Loaded query={steps} what="the user’s own steps" rows={3}>
        {(own) => (
          <Loaded
            query={entries}
            what="audit entries"
            rows={3}
            isEmpty={({ rows }) => rows.length + own.length === 0}
            empty={<p className="text-small text-ink-muted">No changes yet.</p>}
          >
            {({ rows }) => (
              <ul aria-label="Audit trail">
                {newestOf([...rows.map((entry) => adminRow(entry, all)), ...own.map(ownRow)]).map((row) => (
                  <li
                    key={row.key}
                    className="flex items-start justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0 max-md:flex-col"
                  >
                    <span className="min-w-0">
                      <Link to={row.to} className="block text-small hover:underline">
                        {row.what}
                      </Link>
                      <span className="text-label wrap-anywhere text-ink-muted">{row.detail}</span>
                    </span>
                    <span className="shrink-0 text-label">
                      <Moment at={row.at} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
        )}
      </Loaded>
    </Panel>
  );
}

const newestOf = (rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, SHOWN);

const adminRow = (entry: AuditEntry, all: string): Row => ({
  key: entry.id,
  what: actionText(entry.action),
  detail: [personName(entry), entry.address].filter(Boolean).join(', '),
  to: `${all}&row=${entry.id}`,
  at: entry.happenedAt,
});

// Pursuit texts replace those of their cases.
const STEP_TEXTS = { ...CASE_STEP_TEXTS, ...PURSUIT_STEP_TEXTS };

const ownRow = ({ about, command, prospect, pursuitId, at }: Step, index: number): Row => ({
  key: `${index} ${command} ${at}`,
  what: capitalized(STEP_TEXTS[command]),
  detail: `By the user, ${prospect}`,
  to: about === 'case' ? caseOfPursuit(pursuitId) : pursuitAt(pursuitId),
  at,
});
