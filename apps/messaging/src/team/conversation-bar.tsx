import { Button, buttonLook } from '@casewright/ui';
import { api, messagesKey, notify, titleOf, useUser } from '@casewright/web';
import { useMutation, useQuery, useQueryClient } from '@casewright/web/query';
import { Check, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { teamQuery, type TeamConversation } from './queries';

/** Assignee and state of a conversation. */
export function ConversationBar({ conversation }: { readonly conversation: TeamConversation }) {
  const { id, isDone, assigneeId, assigneeName } = conversation;
  const me = useUser()?.id;
  const { data: team = [] } = useQuery(teamQuery);
  const queryClient = useQueryClient();
  const settle = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: messagesKey }),
    onError: (failure: Error) =>
      notify({ title: 'Error', message: titleOf(failure, 'Failed to change the conversation.'), kind: 'error' }),
  };
  const assigning = useMutation({
    mutationFn: (assignee: string) =>
      api.put('/api/admin/conversations/{id}/assignee', { path: { id }, body: { assigneeId: assignee || null } }),
    ...settle,
  });
  const setting = useMutation({
    mutationFn: (done: boolean) =>
      api.put('/api/admin/conversations/{id}/done', { path: { id }, body: { isDone: done } }),
    ...settle,
  });
  const field = useId();
  // Keep the assignee selectable while the team loads, and after they left the team.
  const options = team.some((admin) => admin.id === assigneeId)
    ? team
    : [...team, ...(assigneeId ? [{ id: assigneeId, name: assigneeName ?? '' }] : [])];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <label htmlFor={field} className="text-label text-ink-muted">
        Assigned to
      </label>
      <select
        id={field}
        className={`${buttonLook('secondary', 'small')} max-w-50 truncate`}
        value={assigning.isPending ? assigning.variables : (assigneeId ?? '')}
        onChange={({ target }) => assigning.mutate(target.value)}
      >
        <option value="">Unassigned</option>
        {options.map((admin) => (
          <option key={admin.id} value={admin.id}>
            {admin.name}
            {admin.id === me && ' (you)'}
          </option>
        ))}
      </select>
      <Button size="small" isWorking={setting.isPending} onClick={() => setting.mutate(!isDone)}>
        {!setting.isPending &&
          (isDone ? <RotateCcw aria-hidden className="size-4" /> : <Check aria-hidden className="size-4" />)}
        {isDone ? 'Reopen' : 'Mark as done'}
      </Button>
    </div>
  );
}
