import type { AskedInput } from '@casewright/rules';
import { Button } from '@casewright/ui';
import { api, clearNotices, notify, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { pursuitsChanged } from '../../queries';
import type { StoredInput } from './queries';

type Question = NonNullable<NonNullable<StoredInput['reading']>['intake']>['questions'][number];

interface QuestionsProps {
  readonly caseId: string;
  readonly item: Pick<AskedInput, 'key' | 'title'>;
  readonly questions: readonly Question[];
}

/** What looks implausible. The file doesn't count until the seller confirms it or uploads another one. */
export function Questions({ caseId, item: { key, title }, questions }: QuestionsProps) {
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    mutationFn: () => api.post('/api/cases/{id}/inputs/{key}/confirm', { path: { id: caseId, key } }),
    onSuccess: pursuitsChanged,
    onError: (failure) =>
      notify({ title: 'Error', message: titleOf(failure, 'We couldn’t save it. Try again.'), kind: 'error' }),
  });
  return (
    <div
      role="status"
      className="mt-2 grid gap-2.5 rounded-control bg-value-soft px-3.5 py-2.5 text-label wrap-anywhere"
    >
      <p className="font-semibold">Check this before we count the file:</p>
      <ul className="grid list-disc gap-1 pl-5">
        {questions
          .filter(({ isConfirmed }) => !isConfirmed)
          .map(({ kind, text }) => (
            <li key={`${kind} ${text}`}>{text}</li>
          ))}
      </ul>
      <Button
        size="small"
        className="justify-self-start"
        aria-label={`The file is right: ${title}`}
        isWorking={isPending}
        onClick={() => mutate()}
      >
        The file is right
      </Button>
    </div>
  );
}
