import { personText } from '@casewright/rules';
import { Avatar, Button } from '@casewright/ui';
import type { StartedModel } from '../queries';
import { useEditorChange } from './use-editor-change';

interface EditorNoticeProps {
  readonly caseId: string;
  readonly model: StartedModel;
}

/** Shows analysts who is editing, and lets them take over. */
export function EditorNotice({ caseId, model: { editor, asker } }: EditorNoticeProps) {
  const { mutate, isPending } = useEditorChange(caseId);
  if (!editor) {
    return (
      <Button kind="primary" size="small" isWorking={isPending} onClick={() => mutate('take')}>
        Edit
      </Button>
    );
  }
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="flex items-center gap-2">
        <Avatar name={personText(editor)} />
        {personText(editor)} is editing.
        {asker?.isYou && ' You’re next.'}
      </span>
      {asker?.isYou ? (
        <Button size="small" isWorking={isPending} onClick={() => mutate('release')}>
          Cancel request
        </Button>
      ) : (
        <Button size="small" isWorking={isPending} onClick={() => mutate('request')}>
          Request edit
        </Button>
      )}
    </span>
  );
}
