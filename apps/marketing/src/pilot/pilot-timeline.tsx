import { PILOT_DAYS } from '@casewright/rules';

const WEEKS = Math.ceil(PILOT_DAYS / 7);

export function PilotTimeline() {
  return (
    <ol aria-label="Timeline" className="mt-9 grid grid-cols-[27%_minmax(0,1fr)_auto] text-caption text-ink-muted">
      <Moment name="You apply" text="We review the fit" place="col-start-1 pr-3" />
      <Moment name="Day 1" text="Credits are in your account" place="col-start-2 pr-3" />
      <Moment name={`Day ${PILOT_DAYS}`} text="The pilot ends" place="col-start-3 text-right" />
      <li aria-hidden className="col-span-3 col-start-1 row-start-2 flex h-6 items-center">
        <span className="size-3 shrink-0 rounded-full border-2 border-accent" />
        <span className="w-[calc(27%-0.75rem)] border-t-2 border-dashed border-line-strong" />
        <span className="size-3 shrink-0 rounded-full bg-value-fill" />
        <span className="flex min-w-0 flex-1 gap-0.5 px-0.5">
          {Array.from({ length: WEEKS }, (_, week) => (
            <span key={week} className={`h-2.5 bg-chart-3 ${week === WEEKS - 1 ? 'flex-4' : 'flex-7'}`} />
          ))}
        </span>
        <span className="size-3 shrink-0 rounded-full bg-accent" />
      </li>
    </ol>
  );
}

function Moment({ name, text, place }: { name: string; text: string; place: string }) {
  return (
    <li className={`row-span-3 row-start-1 grid grid-rows-subgrid ${place}`}>
      <span className="text-label font-semibold text-ink">{name}</span>
      <span className="row-start-3">{text}</span>
    </li>
  );
}
