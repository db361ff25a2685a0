import { Checkbox } from '@casewright/ui';
import { api, notify, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { dayText } from '../amounts';
import { type CaseReview, pursuitsChanged } from '../queries';

type Item = CaseReview['items'][number];

interface ActionItemsProps {
  readonly caseId: string;
  readonly items: readonly Item[];
  readonly isYours: boolean;
}

export function ActionItems({ caseId, items, isYours }: ActionItemsProps) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id, isDone }: Pick<Item, 'id' | 'isDone'>) =>
      api.put('/api/cases/{id}/action-items/{itemId}', { path: { id: caseId, itemId: id }, body: { isDone } }),
    onSettled: pursuitsChanged,
    onError: (failure) =>
      notify({ title: 'Error', message: titleOf(failure, 'We couldn’t save your changes. Try again.'), kind: 'error' }),
  });
  if (items.length === 0) return null;
  return (
    <ul aria-label="Action items" className="grid gap-2">
      {items.map(({ id, text, owner, dueOn, isDone }) => (
        <li key={id}>
          <Checkbox
            checked={isPending && variables.id === id ? variables.isDone : isDone}
            disabled={!isYours}
            onChange={({ target }) => mutate({ id, isDone: target.checked })}
          >
            <span className={`wrap-anywhere ${isDone ? 'line-through' : 'text-ink'}`}>{text}</span>
            <span className="block text-caption">
              {owner}
              {dueOn && `, by ${dayText(dueOn)}`}
            </span>
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}
