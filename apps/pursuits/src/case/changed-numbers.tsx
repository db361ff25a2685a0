import { compareVersions, versionChangesText } from '@casewright/rules';
import { api } from '@casewright/web';
import { valueModelAt } from '@casewright/web/paths';
import { queryOptions, useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { useMemo } from 'react';

/** A version never changes. */
const snapshotQuery = (caseId: string, number: string) =>
  queryOptions({
    queryKey: ['value-model-versions', caseId, number],
    queryFn: ({ signal }) =>
      api.get('/api/cases/{id}/value-model/versions/{number}', { path: { id: caseId, number }, signal }),
    staleTime: Infinity,
  });

interface ChangedNumbersProps {
  readonly caseId: string;
  /** Versions of the value model, as "1.0". */
  readonly older: string;
  readonly newer: string;
}

/** What a version of the value case changes in its numbers. Nothing if its files come from elsewhere. */
export default function ChangedNumbers({ caseId, older, newer }: ChangedNumbersProps) {
  const before = useQuery(snapshotQuery(caseId, older)).data?.snapshot;
  const after = useQuery(snapshotQuery(caseId, newer)).data?.snapshot;
  const text = useMemo(() => before && after && versionChangesText(compareVersions(before, after)), [before, after]);
  if (text === undefined) return null;
  return (
    <p className="text-small wrap-anywhere">
      Since version {older}: {text}{' '}
      <Link
        to={`${valueModelAt(caseId)}/compare?older=${older}&newer=${newer}`}
        className="font-medium text-accent hover:text-accent-strong"
      >
        Compare versions
      </Link>
    </p>
  );
}
