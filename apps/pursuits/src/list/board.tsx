import {
  BOARD_COLUMN_LABELS,
  BOARD_COLUMNS,
  type BoardColumn,
  countText,
  type PursuitMove,
  PURSUIT_TRANSITIONS,
} from '@casewright/rules';
import { Loaded, Skeleton } from '@casewright/ui';
import { choiceIn, useAddress } from '@casewright/web/address';
import { paths } from '@casewright/web/paths';
import { useInfiniteQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { useState, type DragEvent, type ReactNode } from 'react';
import { shortDollars } from '../amounts';
import { MoveDialog } from '../move/move-dialog';
import { movesInto } from '../move/moves';
import { type Move, useMove } from '../move/use-move';
import { afterMoves, type Moves } from './after-moves';
import { type BoardColumnData, boardQuery, type Filters, type ListedPursuit } from '../queries';
import { PursuitCard } from './pursuit-card';
import { useMoreAsSeen } from './use-more-as-seen';

const columnInAddress = choiceIn('column', BOARD_COLUMNS);

interface Moving {
  readonly pursuit: ListedPursuit;
  readonly commands: readonly PursuitMove[];
}

/** Pursuits by stage. Cards are moved by dragging or by their menu. */
export function Board({ filters, empty }: { readonly filters: Filters; readonly empty: ReactNode }) {
  const board = useInfiniteQuery(boardQuery(filters));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = board;
  const mayGrow = hasNextPage && !isFetchNextPageError;
  const grow = () => mayGrow && !isFetchingNextPage && void fetchNextPage();
  const [chosen, show] = useAddress(columnInAddress);
  // Phones show one column.
  const shown = chosen ?? board.data?.find(({ total }) => total > 0)?.column ?? 'registered';
  const [dragged, setDragged] = useState<ListedPursuit>();
  const [asking, setAsking] = useState<Moving>();
  const [moves, setMoves] = useState<Moves>({});
  const [lastMoved, setLastMoved] = useState<string>();
  const { mutateAsync } = useMove((asked) => void send(asked));

  async function send(asked: Move): Promise<void> {
    const { id, command } = asked;
    setLastMoved(id);
    setMoves((before) => ({ ...before, [id]: command }));
    await mutateAsync(asked).catch(() => undefined);
    setMoves((before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== id)));
  }

  const move = (pursuit: ListedPursuit, commands: readonly PursuitMove[]) => {
    const [first] = commands;
    if (!first) return;
    const isAsked = commands.length > 1 || first === 'withdraw' || PURSUIT_TRANSITIONS[first].asks !== 'nothing';
    if (isAsked) setAsking({ pursuit, commands });
    else void send({ id: pursuit.id, prospect: pursuit.prospect, command: first });
  };

  const close = () => {
    setLastMoved(asking?.pursuit.id);
    setAsking(undefined);
  };

  return (
    <Loaded
      query={board}
      what="pursuits"
      rows={5}
      isEmpty={(columns) => columns.every(({ total }) => total === 0)}
      empty={empty}
    >
      {(columns) => (
        <>
          <div
            role="group"
            aria-label="Stage"
            className="mb-4 flex gap-1 overflow-x-auto rounded-control border border-line bg-sunken p-1 md:hidden"
          >
            {columns.map(({ column, total }) => (
              <button
                key={column}
                type="button"
                aria-pressed={column === shown}
                className="min-h-11 flex-1 rounded-control px-1 text-caption font-medium whitespace-nowrap text-ink-muted aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-control"
                onClick={() => show(column)}
              >
                {BOARD_COLUMN_LABELS[column]} {total}
              </button>
            ))}
          </div>
          <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
            {afterMoves(columns, moves).map((data) => (
              <Column
                key={data.column}
                data={data}
                isShown={data.column === shown}
                mayGrow={mayGrow}
                onEnd={grow}
                accepts={dragged ? movesInto(data.column, dragged) : []}
                onDrop={(commands) => {
                  if (!dragged || commands.length === 0) return;
                  // No `dragend` follows once the card has left its column.
                  setDragged(undefined);
                  move(dragged, commands);
                }}
                card={(pursuit) => (
                  <PursuitCard
                    key={pursuit.id}
                    pursuit={pursuit}
                    isMoving={pursuit.id in moves}
                    isFocused={pursuit.id === lastMoved}
                    onMove={(command) => setAsking({ pursuit, commands: [command] })}
                    onDrag={setDragged}
                  />
                )}
              />
            ))}
          </div>
          {asking && <MoveDialog {...asking} onClose={close} />}
        </>
      )}
    </Loaded>
  );
}

interface ColumnProps {
  readonly data: BoardColumnData;
  readonly isShown: boolean;
  /** Whether the server may have more rows. */
  readonly mayGrow: boolean;
  /** Called when all rows are drawn and their end is near. */
  readonly onEnd: () => void;
  /** Moves that dropping the dragged card here would make. */
  readonly accepts: readonly PursuitMove[];
  readonly onDrop: (commands: readonly PursuitMove[]) => void;
  readonly card: (pursuit: ListedPursuit) => ReactNode;
}

function Column({ data, isShown, mayGrow, onEnd, accepts, onDrop, card }: ColumnProps) {
  const { column, total, acvDollars, rows } = data;
  const isMore = mayGrow && column !== 'decided' && total > rows.length;
  const { count, end } = useMoreAsSeen(rows.length, onEnd);
  const allow = (event: DragEvent) => accepts.length > 0 && event.preventDefault();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    onDrop(accepts);
  };
  return (
    <section
      aria-label={BOARD_COLUMN_LABELS[column]}
      className={`content-start gap-3 rounded-control md:grid ${isShown ? 'grid' : 'max-md:hidden'} ${accepts.length > 0 ? 'bg-accent-soft' : ''}`}
      onDragOver={allow}
      onDrop={drop}
    >
      <div
        className={`flex items-center justify-between gap-2 border-b-2 px-0.5 pb-2 ${column === 'active' ? 'border-accent' : 'border-line-strong'}`}
      >
        <h2 className="flex items-center gap-2.5 text-small font-semibold">
          {BOARD_COLUMN_LABELS[column]}{' '}
          <span className="rounded-full bg-sunken px-1.5 text-caption text-ink-muted tabular-nums">
            {countText(total)}
          </span>
        </h2>
        <span className="text-label text-ink-muted tabular-nums">{shortDollars(acvDollars)}</span>
      </div>
      {rows.length > 0 ? (
        // The first cards are in view: `content-visibility` would lay them out twice.
        <ul className="grid gap-3 [&>:nth-child(n+5)]:[contain-intrinsic-size:auto_10rem] [&>:nth-child(n+5)]:[content-visibility:auto]">
          {rows.slice(0, count).map(card)}
        </ul>
      ) : (
        <p className="rounded-control border border-dashed border-line-strong px-4 py-5 text-label text-ink-muted">
          {EMPTY_COLUMNS[column]}
        </p>
      )}
      {(count < rows.length || isMore) && (
        <div ref={end} aria-hidden className="h-40">
          {count >= rows.length && <Skeleton className="h-full" />}
        </div>
      )}
      {total > rows.length && !isMore && <MoreOf column={column} more={total - rows.length} />}
    </section>
  );
}

const EMPTY_COLUMNS: Readonly<Record<BoardColumn, string>> = {
  registered: 'Opportunities you’re working on, before a case starts.',
  active: 'Pursuits with a value case in progress.',
  presented: 'Presented pursuits that are waiting for a decision.',
  decided: 'Won, lost, or ended without a decision.',
};

function MoreOf({ column, more }: { readonly column: BoardColumn; readonly more: number }) {
  return (
    <Link
      to={`${paths.pursuits}?view=table&stage=${column}`}
      className="inline-flex min-h-11 items-center text-label font-medium text-accent hover:text-accent-strong"
    >
      {more} more in the table
    </Link>
  );
}
