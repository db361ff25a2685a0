import { clearNotices, newIdempotencyKey, notify } from '@casewright/web';
import { useMutation, useQueryClient } from '@casewright/web/query';
import { useRef, useState } from 'react';
import { StepUpCanceled, useStepUp } from '@casewright/web/step-up';
import { failureText, isRefusal, sendChange, type SentChange } from '../change/send-change';

export interface BulkWork<Row, Input> {
  /** Of one row. The key makes retries idempotent. */
  readonly change: (row: Row, input: Input, idempotencyKey: string) => SentChange;
  readonly nameOf: (row: Row) => string;
  /** For example '3 signups approved.' */
  readonly done: (count: number, input: Input) => string;
  /** `what` of the list to refetch. */
  readonly what: string;
}

interface Failure<Row> {
  readonly row: Row;
  readonly reason: string;
}

interface Run<Row, Input> {
  readonly rows: readonly Row[];
  readonly input: Input;
  /** Selects the failed rows again. */
  readonly reselect: (rows: readonly Row[]) => void;
}

const MAX_NAMED = 3;

/** Processes rows one by one and reports failures. */
export function useBulk<Row extends { readonly id: string }, Input>(work: BulkWork<Row, Input>) {
  const { change, nameOf, done, what } = work;
  const queryClient = useQueryClient();
  const [begun, setBegun] = useState<readonly [number, number]>();
  const { confirmed, prompt } = useStepUp();
  const keys = useRef(new Map<string, string>());

  const attempt = async (row: Row, input: Input): Promise<Failure<Row> | undefined> => {
    const key = keys.current.get(row.id) ?? newIdempotencyKey();
    keys.current.set(row.id, key);
    try {
      await confirmed(() => sendChange(change(row, input, key)));
      keys.current.delete(row.id);
      return undefined;
    } catch (failure) {
      // Ends the whole run, instead of prompting for each row.
      if (failure instanceof StepUpCanceled) throw failure;
      // Otherwise the change may have been made.
      if (isRefusal(failure)) keys.current.delete(row.id);
      return { row, reason: failureText(failure) };
    }
  };
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    mutationFn: async ({ rows, input }: Run<Row, Input>) => {
      const failures: Failure<Row>[] = [];
      for (const [index, row] of rows.entries()) {
        setBegun([index + 1, rows.length]);
        const failure = await attempt(row, input);
        if (failure) failures.push(failure);
      }
      return failures;
    },
    onSuccess: (failures, { rows, input, reselect }) => {
      const succeeded = rows.length - failures.length;
      reselect(failures.map(({ row }) => row));
      if (failures.length === 0) notify({ kind: 'success', title: 'Success', message: done(succeeded, input) });
      else {
        const summary = succeeded > 0 ? `${done(succeeded, input)} ` : '';
        notify({ kind: 'error', title: 'Error', message: `${summary}${failuresText(failures)}` });
      }
    },
    onSettled: () => {
      setBegun(undefined);
      return queryClient.invalidateQueries({ queryKey: ['admin', what] });
    },
  });

  const failuresText = (failures: readonly Failure<Row>[]): string => {
    const named = failures.slice(0, MAX_NAMED).map(({ row, reason }) => `${nameOf(row)}: ${reason}`);
    const rest = failures.length - named.length;
    return `${failures.length} failed. ${named.join(' ')}${rest > 0 ? ` And ${rest} more.` : ''}`;
  };
  const progress = begun && `${begun[0]} of ${begun[1]}...`;
  return { run: mutate, isPending, progress, prompt };
}
