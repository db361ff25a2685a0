import { EmptyState, InboxPicture, isEmptyList, Loaded, ShowOlder } from '@casewright/ui';
import { useAddress } from '@casewright/web/address';
import { useInfiniteQuery } from '@casewright/web/query';
import { useNavigate } from '@casewright/web/router';
import { Composer, useCopy } from '../writing/composer';
import { OpenedDraft } from '../writing/opened-draft';
import { draftsQuery } from '../writing/queries';
import { DraftList } from './draft-list';
import { composeInAddress, draftInAddress, FOLDERS } from './mailbox-address';
import { MailboxFrame } from './mailbox-frame';

export function DraftsPage() {
  const navigate = useNavigate();
  const [composing] = useAddress(composeInAddress);
  const [openId] = useAddress(draftInAddress);
  const { data: drafts } = useInfiniteQuery(draftsQuery);
  const onCopy = useCopy('drafts');
  const opened = openId && (
    <OpenedDraft
      key={openId}
      id={openId}
      title="Draft"
      onDone={() => void navigate(FOLDERS.drafts.path, { replace: true })}
      onCopy={onCopy}
    />
  );
  return (
    <MailboxFrame
      folder="drafts"
      isEmpty={drafts?.length === 0}
      hint={drafts && 'Select a draft to continue it.'}
      pane={composing ? <Composer folder="drafts" id={composing} /> : opened || undefined}
      list={<DraftFolder openId={openId} />}
    />
  );
}

function DraftFolder({ openId }: { openId: string | undefined }) {
  const list = useInfiniteQuery(draftsQuery);
  return (
    <div className={list.isPending ? 'px-4.5' : undefined}>
      <Loaded
        query={list}
        what="drafts"
        rows={5}
        isEmpty={isEmptyList}
        empty={
          <EmptyState picture={<InboxPicture />} title="No drafts">
            Messages you start and don’t send are kept here.
          </EmptyState>
        }
      >
        {(drafts) => (
          <>
            <DraftList drafts={drafts} openId={openId} />
            <ShowOlder {...list} label="Load older drafts" />
          </>
        )}
      </Loaded>
    </div>
  );
}
