import { CASE_STEP_TEXTS, personText, PURSUIT_STEP_TEXTS } from '@casewright/rules';
import { BRAND } from '@casewright/rules/brand';
import { isEmptyList, Loaded, Panel } from '@casewright/ui';
import { pursuitAt } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { BriefcaseBusiness, FileChartColumn } from 'lucide-react';
import { activityQuery, type Activity } from '../pursuits/queries';
import { shortDay } from './short-day';

// Pursuit texts replace those of their cases.
const TEXTS = { ...CASE_STEP_TEXTS, ...PURSUIT_STEP_TEXTS };

export function ActivityPanel() {
  const activity = useQuery(activityQuery);
  return (
    <Panel title="Recent Activity">
      <Loaded
        query={activity}
        what="recent activity"
        rows={3}
        isEmpty={isEmptyList}
        empty={<p className="text-small text-ink-muted">Updates on your pursuits and cases appear here.</p>}
      >
        {(all) => (
          <ul aria-label="Recent activity">
            {all.map((one) => (
              <Entry key={`${one.pursuitId} ${one.about} ${one.command} ${one.at}`} {...one} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

function Entry({ about, command, by, prospect, pursuitId, at }: Activity) {
  const Sign = about === 'case' ? FileChartColumn : BriefcaseBusiness;
  return (
    <li className="flex items-start gap-3 border-t border-line py-3 text-small first:border-t-0 first:pt-0 last:pb-0">
      <span
        className={`grid size-7.5 shrink-0 place-items-center rounded-full ${about === 'case' ? 'bg-accent-soft text-accent' : 'bg-sunken text-ink-muted'}`}
      >
        <Sign aria-hidden className="size-4" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">
          <strong className="font-semibold">{personText({ ...by, name: by.name || BRAND.name })}</strong>{' '}
          {TEXTS[command]}
        </span>
        <Link
          to={pursuitAt(pursuitId)}
          className="inline-block rounded-box text-label wrap-anywhere text-ink-muted hover:text-accent max-md:py-2"
        >
          {prospect}
        </Link>
      </span>
      <time dateTime={at} className="pt-0.5 text-caption whitespace-nowrap text-ink-faint">
        {shortDay(at)}
      </time>
    </li>
  );
}
