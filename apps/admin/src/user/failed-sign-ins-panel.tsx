import { momentText, SIGN_IN_FAILURE_LABELS } from '@casewright/rules';
import { Loaded, Panel } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { userFailedSignInsQuery } from './queries';

export const FailedSignInsPanel = ({ id }: { readonly id: string }) => (
  <Panel title="Failed sign-ins">
    <Loaded
      query={useQuery(userFailedSignInsQuery(id))}
      what="failed sign-ins"
      rows={2}
      isEmpty={(all) => all.length === 0}
      empty={<p className="text-small text-ink-muted">None in the last 30 days.</p>}
    >
      {(all) => (
        <ul aria-label="Failed sign-ins">
          {all.map(({ network, reason, count, lastAt }) => (
            <li
              key={`${network} ${reason} ${lastAt}`}
              className="border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0"
            >
              <span className="block text-small font-medium">
                {SIGN_IN_FAILURE_LABELS[reason]}
                {count > 1 && `, ${count} times`}
              </span>
              <span className="block text-label wrap-anywhere text-ink-muted">
                <time dateTime={lastAt}>{momentText(new Date(lastAt))}</time>, from {network}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  </Panel>
);
