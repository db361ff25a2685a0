import { creditsText } from '@casewright/rules';
import { Loaded, Panel } from '@casewright/ui';
import { adminTab } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { Moment } from '../list/cells';
import { PilotState } from '../pilot/pilot-state';
import { userSignupsQuery } from './queries';

export function SignupsPanel({ id }: { readonly id: string }) {
  return (
    <Panel title="Pilot signup">
      <Loaded
        query={useQuery(userSignupsQuery(id))}
        what="the pilot signup"
        rows={1}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p className="text-small text-ink-muted">Didn’t sign up for the pilot.</p>}
      >
        {({ rows }) => (
          <ul className="grid gap-3">
            {rows.map((signup) => (
              <li key={signup.id} className="flex items-start justify-between gap-4">
                <span className="grid min-w-0 justify-items-start gap-1">
                  <Link
                    to={`${adminTab('pilot-signups')}?row=${signup.id}`}
                    className="text-small font-medium wrap-anywhere hover:underline"
                  >
                    {signup.company}
                  </Link>
                  <span className="flex flex-wrap items-center gap-2 text-label text-ink-muted">
                    <PilotState state={signup.state} />
                    {signup.credits !== null && creditsText(signup.credits)}
                  </span>
                </span>
                <span className="shrink-0 text-label">
                  <Moment at={signup.createdAt} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
