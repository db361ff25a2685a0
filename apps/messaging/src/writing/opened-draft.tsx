import { EmptyState, InboxPicture, Loaded } from '@casewright/ui';
import { isNotThere, useUser } from '@casewright/web';
import { useQuery, useQueryClient } from '@casewright/web/query';
import { useState } from 'react';
import { DraftEditor } from './draft-editor';
import { forgetInTab, loadFromTab, type TabDraft } from './tab-draft';
import { draftQuery, type Draft } from './queries';

interface OpenedDraftProps {
  readonly id: string;
  readonly title: string;
  /** Called after it was sent or deleted. */
  readonly onDone: () => void;
  /** Called after an explicit save. */
  readonly onSaved?: (() => void) | undefined;
  /** Called to continue as another draft. */
  readonly onCopy: (draft: TabDraft) => void;
}

/** Prefers the tab's unsaved state over the server's. */
export function OpenedDraft({ id, ...editor }: OpenedDraftProps) {
  const userId = useUser()?.id;
  const queryClient = useQueryClient();
  const [opening, setOpening] = useState(1);
  const [fromTab, setFromTab] = useState(() => (userId ? loadFromTab(userId, id) : undefined));
  const saved = useQuery({ ...draftQuery(id), enabled: fromTab === undefined });
  const draft = fromTab ?? (saved.data && fromServer(saved.data));

  async function openAgain(): Promise<void> {
    if (userId) forgetInTab(userId, id);
    setFromTab(undefined);
    await queryClient.fetchQuery({ ...draftQuery(id), staleTime: 0 }).catch(() => undefined);
    setOpening((before) => before + 1);
  }

  if (!userId) return null;
  return (
    <Loaded
      query={{ ...saved, data: draft }}
      what="draft"
      rows={4}
      refused={(error) =>
        isNotThere(error) && (
          <EmptyState picture={<InboxPicture />} title="This draft is gone" level={2}>
            It may have been sent or deleted.
          </EmptyState>
        )
      }
    >
      {(found) => (
        <DraftEditor
          key={opening}
          id={id}
          userId={userId}
          opened={found}
          onReload={() => void openAgain()}
          {...editor}
        />
      )}
    </Loaded>
  );
}

export const fromServer = ({ recipient, subject, content, inReplyTo, version }: Draft): TabDraft => ({
  recipient,
  subject,
  content,
  version,
  ...(inReplyTo && { inReplyTo }),
});
