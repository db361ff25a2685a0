import { assumptionText, unitAfter } from '@casewright/rules';
import { sizedAssumptions } from '@casewright/rules/sizing';
import { Button } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import type { Editing } from '../editing/editing';
import { sizingQuery, versionsQuery, withVersion } from './queries';
import { retaken, type SizedRow } from './sized-rows';

interface SizedNumberProps {
  readonly caseId: string;
  readonly row: SizedRow;
  readonly today: string;
  readonly editing: Editing;
}

/** What the number was computed with, and what it would be now. It never changes by itself. */
export function SizedNumber({ caseId, row, today, editing }: SizedNumberProps) {
  const { sizing } = row.reference;
  const versions = useQuery(versionsQuery);
  const own = versions.data?.find(({ id }) => id === new URLSearchParams(sizing.basis).get('version'));
  const newest = versions.data?.find((one) => one.priceBookId === own?.priceBookId && one.isNewest);
  const isLater = newest !== undefined && newest.number > sizing.version;
  const basis = isLater ? withVersion(sizing.basis, newest.id) : sizing.basis;
  const same = useQuery(sizingQuery(caseId, sizing));
  const later = useQuery({ ...sizingQuery(caseId, { input: sizing.input, basis }), enabled: isLater });
  const numberIn = (result: typeof same.data, by: string) =>
    result &&
    sizedAssumptions(result, { input: sizing.input, basis: by }, today).find(
      ({ reference }) => reference.sizing.figure === sizing.figure,
    );
  const now = numberIn(same.data, sizing.basis);
  const next = isLater ? numberIn(later.data, basis) : undefined;
  const isMoved = now !== undefined && now.base !== row.base;
  const text = (base: number) => assumptionText(row, base) + unitAfter(row.unit);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-2.5 text-label first:border-t-0 first:pt-0">
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-semibold wrap-anywhere">
          {row.label}: {text(row.base)}
        </span>
        <span className="block wrap-anywhere text-ink-muted">
          Computed with {sizing.priceBook}, version {sizing.version}.
          {isLater && ` Version ${newest.number} is published${next ? `: ${text(next.base)}` : ''}.`}
          {isLater && later.error !== null && ' It has no such prices.'}
          {isMoved && ` With version ${sizing.version}, the rows now give ${text(now.base)}.`}
          {same.error !== null && ' Its rows or prices aren’t there anymore.'}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {isMoved && (
          <Button
            size="small"
            aria-label={`Use the rows now: ${row.label}`}
            onClick={() => editing.change(retaken(row, now))}
          >
            Use the rows now
          </Button>
        )}
        {next && newest && (
          <Button
            size="small"
            aria-label={`Use version ${newest.number}: ${row.label}`}
            onClick={() => editing.change(retaken(row, next))}
          >
            Use version {newest.number}
          </Button>
        )}
      </span>
    </li>
  );
}
