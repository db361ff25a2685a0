import { momentText, PRESENTATION_ARRANGEMENT } from '@casewright/rules';
import { Panel } from '@casewright/ui';
import type { CaseProgress } from '../queries';

/** When and to whom the value case is presented, or how that is arranged. */
export function PresentationPanel({ presentation }: { readonly presentation: CaseProgress['presentation'] }) {
  return (
    <Panel title="Presentation support">
      {presentation ? (
        <dl className="grid gap-2 text-label">
          <div>
            <dt className="text-caption text-ink-muted">Date</dt>
            <dd className="font-semibold">
              <time dateTime={presentation.startsAt}>{momentText(new Date(presentation.startsAt))}</time>
            </dd>
          </div>
          <div>
            <dt className="text-caption text-ink-muted">Attendees</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{presentation.attendees}</dd>
          </div>
        </dl>
      ) : (
        <p className="text-label text-ink-muted">{PRESENTATION_ARRANGEMENT}</p>
      )}
    </Panel>
  );
}
