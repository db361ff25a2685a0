import {
  BOARD_COLUMN_LABELS,
  BOARD_COLUMNS,
  columnOf,
  PURSUIT_STAGE_LABELS,
  type PursuitStage,
} from '@casewright/rules';
import { Check } from 'lucide-react';

export function StageLine({ stage }: { readonly stage: PursuitStage }) {
  const current = columnOf(stage);
  if (!current) return <p className="text-small font-semibold">{PURSUIT_STAGE_LABELS[stage]}</p>;
  const reached = BOARD_COLUMNS.indexOf(current);
  return (
    <ol aria-label="Stages" className="grid grid-cols-4 gap-1.5 md:gap-2.5">
      {BOARD_COLUMNS.map((column, index) => (
        <li
          key={column}
          aria-current={index === reached ? 'step' : undefined}
          className={`flex gap-1.5 border-t-3 pt-2 text-caption md:text-label ${index <= reached ? 'border-accent' : 'border-line-strong'} ${index === reached ? 'font-semibold' : 'text-ink-muted'}`}
        >
          {index < reached && <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent max-md:hidden" />}
          <span>
            {column === 'decided' && index === reached ? PURSUIT_STAGE_LABELS[stage] : BOARD_COLUMN_LABELS[column]}
            {index < reached && <span className="sr-only">, done</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
