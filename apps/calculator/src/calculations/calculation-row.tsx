import { comparisonText, momentText, selectionsOfSaved } from '@casewright/rules';
import { Badge, Button, Checkbox, creditText } from '@casewright/ui';
import { calculationAt } from '@casewright/web/paths';
import { useRates } from '@casewright/web/rate-cards';
import { Link } from '@casewright/web/router';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { OpenInWizard } from './open-in-wizard';
import { RenameForm } from './rename-form';
import type { SavedCalculation } from './saved-calculation';
import { useOneAtATime } from './use-one-at-a-time';

interface CalculationRowProps {
  readonly saved: SavedCalculation;
  readonly isChosen: boolean;
  /** Absent if the maximum is selected. */
  readonly onChoose: (() => void) | undefined;
  readonly onRename: (title: string) => Promise<unknown>;
  readonly onDuplicate: () => Promise<unknown>;
  readonly onDelete: () => Promise<unknown>;
}

export function CalculationRow({ saved, isChosen, onChoose, onRename, onDuplicate, onDelete }: CalculationRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const [wasRenaming, setWasRenaming] = useState(false);
  const { isUnderWay, begin } = useOneAtATime();
  const close = () => (setRenaming(false), setWasRenaming(true));
  const { id, title, createdAt, rateCard, totalWithSupport } = saved;
  const { version } = useRates();

  return (
    <li
      aria-busy={isUnderWay}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-2.5 border-t border-line py-4 first:border-t-0 first:pt-0 aria-busy:opacity-60"
    >
      <Checkbox checked={isChosen} disabled={!onChoose} onChange={onChoose}>
        <span className="sr-only">Compare {title}</span>
      </Checkbox>
      {isRenaming ? (
        <RenameForm title={title} onRename={onRename} onClose={close} />
      ) : (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          <div className="min-w-0 flex-1 basis-60">
            <h2 className="text-small font-semibold wrap-anywhere">
              <Link to={calculationAt(id)} className="inline-block rounded-box hover:text-accent max-md:py-2.5">
                {title}
              </Link>
            </h2>
            <p className="text-label text-ink-muted wrap-anywhere">{comparisonText(selectionsOfSaved(saved))}</p>
            <p className="flex flex-wrap items-center gap-2 pt-0.5 text-caption text-ink-faint">
              <time dateTime={createdAt}>{momentText(new Date(createdAt))}</time>
              {rateCard !== version && <Badge tone="value">Rate card {rateCard}</Badge>}
            </p>
          </div>
          <p className="font-serif text-figure font-semibold text-value tabular-nums">
            {creditText(totalWithSupport)}{' '}
            <span className="font-sans text-label font-normal text-ink-faint">credits</span>
          </p>
        </div>
      )}
      {!isRenaming && (
        <div className="col-start-2 flex flex-wrap gap-2">
          <OpenInWizard saved={saved} size="small" />
          <Button size="small" kind="quiet" autoFocus={wasRenaming} onClick={() => setRenaming(true)}>
            <Pencil aria-hidden className="size-3.5" />
            Rename<span className="sr-only"> {title}</span>
          </Button>
          <Button size="small" kind="quiet" onClick={() => begin(onDuplicate)}>
            <Copy aria-hidden className="size-3.5" />
            Duplicate<span className="sr-only"> {title}</span>
          </Button>
          <Button size="small" kind="quiet" onClick={() => begin(onDelete)}>
            <Trash2 aria-hidden className="size-3.5" />
            Delete<span className="sr-only"> {title}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
