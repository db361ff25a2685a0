import { caseNumberText, isEditable } from '@casewright/rules';
import { buttonLook, Loaded, PageHeader } from '@casewright/ui';
import { isNotThere } from '@casewright/web';
import { useAddress } from '@casewright/web/address';
import { BackLink, LinkTabs } from '@casewright/web/links';
import { caseOfPursuit, editPursuitAt, paths, pursuitAt } from '@casewright/web/paths';
import { useInfiniteQuery, useQuery } from '@casewright/web/query';
import { Link, useParams } from '@casewright/web/router';
import { Pencil } from 'lucide-react';
import { filesOfPursuit, messagesOfPursuit } from '../addresses';
import { CaseTab } from '../case/case-tab';
import { waitingInputs } from '../case/inputs/inputs-next-step';
import { inputsQuery } from '../case/inputs/queries';
import { useInputUploads } from '../case/inputs/use-input-uploads';
import { FilesTab } from '../files/files-tab';
import { useFiles } from '../files/use-files';
import { MessagesTab } from '../messages/messages-tab';
import { caseMessagesQuery, isUnread } from '../messages/queries';
import { pursuitQuery, tabInAddress, type PursuitDetails } from '../queries';
import { Overview } from './overview';
import { StageLine } from './stage-line';

export function PursuitPage() {
  const { id = '' } = useParams();
  const pursuit = useQuery(pursuitQuery(id));
  const { data } = pursuit;
  const canEdit = data && data.owner.isYou && isEditable(data.stage);
  return (
    <>
      <PageHeader
        title={data?.prospect ?? 'Pursuit'}
        tab={data?.prospect ?? 'Pursuit'}
        lead={
          data && (
            <>
              <span className="wrap-anywhere">{data.opportunity}</span>
              {data.caseNumber !== null && (
                <span className="whitespace-nowrap"> · Case {caseNumberText(data.caseNumber)}</span>
              )}
            </>
          )
        }
        back={<BackLink to={paths.pursuits}>Back to Current Pursuits</BackLink>}
        actions={
          canEdit && (
            <Link to={editPursuitAt(id)} className={buttonLook()}>
              <Pencil aria-hidden className="size-4" />
              Edit
            </Link>
          )
        }
      />
      <Loaded
        query={pursuit}
        what="the pursuit"
        rows={6}
        refused={(error) => isNotThere(error) && <p className="text-small">This pursuit doesn&apos;t exist.</p>}
      >
        {(known) => <Tabs key={known.id} pursuit={known} />}
      </Loaded>
    </>
  );
}

function Tabs({ pursuit }: { readonly pursuit: PursuitDetails }) {
  const { id, caseId, caseState, owner, waitsForOwner } = pursuit;
  const [tab] = useAddress(tabInAddress);
  const { data: inputs = [] } = useQuery({ ...inputsQuery(caseId ?? ''), enabled: caseId !== null && owner.isYou });
  const uploads = useInputUploads(caseId ?? '', inputs);
  const { data: messages = [] } = useInfiniteQuery({ ...caseMessagesQuery(caseId ?? ''), enabled: caseId !== null });
  const { data: files = [] } = useFiles(caseId, owner.isYou);
  const missing = caseState ? waitingInputs(inputs, caseState).length : 0;
  const waiting = waitsForOwner && owner.isYou ? Math.max(missing, 1) : missing;
  const tabs = [
    { name: 'Overview', path: pursuitAt(id) },
    { name: 'Case', path: caseOfPursuit(id), isUrgent: true, count: waiting },
    { name: 'Files', path: filesOfPursuit(id), count: files.length },
    { name: 'Messages', path: messagesOfPursuit(id), isUrgent: true, count: messages.filter(isUnread).length },
  ];
  const current = {
    overview: pursuitAt(id),
    case: caseOfPursuit(id),
    files: filesOfPursuit(id),
    messages: messagesOfPursuit(id),
  }[tab ?? 'overview'];
  return (
    <div className="grid gap-5">
      <StageLine stage={pursuit.stage} />
      <LinkTabs label="Pursuit" tabs={tabs} current={current} />
      {tab === 'case' ? (
        <CaseTab pursuit={pursuit} uploads={uploads} />
      ) : tab === 'files' ? (
        <FilesTab pursuit={pursuit} />
      ) : tab === 'messages' ? (
        <MessagesTab caseId={caseId} />
      ) : (
        <Overview pursuit={pursuit} />
      )}
    </div>
  );
}
