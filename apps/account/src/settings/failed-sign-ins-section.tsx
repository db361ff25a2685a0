import { momentText, SIGN_IN_FAILURE_LABELS } from '@casewright/rules';
import { Loaded } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { failedSignInsQuery } from './queries';
import { SettingsSection } from './settings-section';

/** Attempts by hour, so that a network which keeps trying stays one line. */
export const FailedSignInsSection = () => (
  <SettingsSection
    title="Failed sign-ins"
    lead="Attempts to sign in to your account in the last 30 days that failed. If they weren’t yours, make sure you use your password nowhere else, and add a passkey."
  >
    <Loaded
      query={useQuery(failedSignInsQuery)}
      what="failed sign-ins"
      rows={1}
      isEmpty={({ rows }) => rows.length === 0}
      empty={<p className="text-small text-ink-muted">None in the last 30 days.</p>}
    >
      {({ rows }) => (
        <ul aria-label="Failed sign-ins">
          {rows.map(({ network, reason, count, lastAt }) => (
            <li key={`${network} ${reason} ${lastAt}`} className="border-t border-line py-3.5 first:border-t-0">
              <span className="block text-small font-medium">
                {SIGN_IN_FAILURE_LABELS[reason]}
                {count > 1 && `, ${count} times`}
              </span>
              <span className="block text-caption wrap-anywhere text-ink-faint">
                <time dateTime={lastAt}>{momentText(new Date(lastAt))}</time>
                {' · '}from {network}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  </SettingsSection>
);
