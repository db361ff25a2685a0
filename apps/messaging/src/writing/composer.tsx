import { useUser } from '@casewright/web';
import { useNavigate } from '@casewright/web/router';
import { newUuid } from '@casewright/web/uploads';
import { composePath, draftPath, FOLDERS, type Folder } from '../mailbox/mailbox-address';
import { OpenedDraft } from './opened-draft';
import { saveInTab, type TabDraft } from './tab-draft';

/** A new message. An explicit save opens it among the drafts. */
export function Composer({ folder, id }: { readonly folder: Folder; readonly id: string }) {
  const navigate = useNavigate();
  const onCopy = useCopy(folder);
  return (
    <OpenedDraft
      key={id}
      id={id}
      title="New message"
      onDone={() => void navigate(FOLDERS[folder].path, { replace: true })}
      onSaved={() => void navigate(draftPath(id), { replace: true })}
      onCopy={onCopy}
    />
  );
}

/** Continues a draft under another id. */
export function useCopy(folder: Folder): (draft: TabDraft) => void {
  const userId = useUser()?.id;
  const navigate = useNavigate();
  return (draft) => {
    const id = newUuid();
    if (userId) saveInTab(userId, id, draft);
    void navigate(composePath(folder, id), { replace: true });
  };
}
