import { deliverableNumber } from '@casewright/rules';
import { useQuery } from '@casewright/web/query';
import { fileOfInput, inputsQuery, type StoredInput } from '../case/inputs/queries';
import { deliverablesQuery, type DeliverableVersion } from '../queries';

export interface FileOfCase {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  /** The input or version that the file belongs to. */
  readonly of: string;
  readonly at: string;
  readonly href: string;
}

/** Inputs and deliverables, newest first. */
export function useFiles(caseId: string | null, isYours: boolean) {
  // The provider sees inputs in its queue.
  const inputs = useQuery({ ...inputsQuery(caseId ?? ''), enabled: caseId !== null && isYours });
  return useQuery({
    ...deliverablesQuery(caseId ?? ''),
    enabled: caseId !== null,
    select: (versions) => filesOf(caseId ?? '', inputs.data ?? [], versions),
  });
}

function filesOf(
  caseId: string,
  inputs: readonly StoredInput[],
  versions: readonly DeliverableVersion[],
): readonly FileOfCase[] {
  const uploaded = inputs.flatMap(({ key, title, file }) =>
    file?.isReady && file.sha256
      ? [{ ...file, sha256: file.sha256, of: title, at: file.createdAt, href: fileOfInput(caseId, key) }]
      : [],
  );
  const handedOver = versions.flatMap(({ number, publishedAt, files }) =>
    files.map((file) => ({
      ...file,
      of: `Version ${deliverableNumber(number, files)}`,
      at: publishedAt,
      href: `/api/deliverable-files/${file.id}`,
    })),
  );
  return [...uploaded, ...handedOver].toSorted((one, other) => other.at.localeCompare(one.at));
}
