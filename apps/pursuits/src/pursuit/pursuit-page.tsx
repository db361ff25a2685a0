import {
  acvTierOf,
  CASE_STATE_LABELS,
  CONTACT_ROLE_LABELS,
  daysBetween,
  dollarsText,
  dueDayText,
  isEditable,
  isOpenStage,
  type PursuitMove,
} from '@casewright/rules';
import { Avatar, BackLink, Badge, Button, buttonLook, LinkTabs, Loaded, PageHeader, Panel } from '@casewright/ui';
import { isNotThere } from '@casewright/web';
import { useAddress } from '@casewright/web/address';
import { caseOfPursuit, editPursuitAt, paths, priceCaseOf, pursuitAt } from '@casewright/web/paths';
import { useInfiniteQuery, useQuery } from '@casewright/web/query';
import { Link, useParams } from '@casewright/web/router';
import { Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { filesOfPursuit, messagesOfPursuit } from '../addresses';
import { dayText, today } from '../amounts';
import { CaseTab } from '../case/case-tab';
import { waitingInputs } from '../case/inputs/inputs-next-step';
import { inputsQuery } from '../case/inputs/queries';
import { FilesTab } from '../files/files-tab';
import { MessagesTab } from '../messages/messages-tab';
import { caseMessagesQuery, isUnread } from '../messages/queries';
import { MoveDialog } from '../move/move-dialog';
import { MOVE_LABELS, movesOf } from '../move/moves';
import { caseQuery, pursuitQuery, tabInAddress, type WholePursuit } from '../queries';
import { AddNote } from './add-note';
import { History } from './history';
import { nextStepOf } from './next-step';
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
        lead={data && <span className="wrap-anywhere">{data.opportunity}</span>}
        back={
          <BackLink to={paths.pursuits} link={Link}>
            Back to Current Pursuits
          </BackLink>
        }
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
        {(known) => <Tabs pursuit={known} />}
      </Loaded>
    </>
  );
}

function Tabs({ pursuit }: { readonly pursuit: WholePursuit }) {
  const { id, caseId, caseState, owner, waitsForOwner } = pursuit;
  const [tab] = useAddress(tabInAddress);
  const { data: inputs = [] } = useQuery({ ...inputsQuery(caseId ?? ''), enabled: caseId !== null && owner.isYou });
  const { data: messages = [] } = useInfiniteQuery({ ...caseMessagesQuery(caseId ?? ''), enabled: caseId !== null });
  const missing = caseState ? waitingInputs(inputs, caseState).length : 0;
  const waiting = waitsForOwner && owner.isYou ? Math.max(missing, 1) : missing;
  const tabs = [
    { name: 'Overview', path: pursuitAt(id) },
    { name: 'Case', path: caseOfPursuit(id), isUrgent: true, count: waiting },
    { name: 'Files', path: filesOfPursuit(id) },
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
      <LinkTabs label="Pursuit" tabs={tabs} current={current} link={Link} />
      {tab === 'case' ? (
        <CaseTab pursuit={pursuit} />
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

function Overview({ pursuit }: { readonly pursuit: WholePursuit }) {
  return (
    <div className="grid gap-5">
      <Facts pursuit={pursuit} />
      <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
        <div className="grid gap-5">
          <NextStep pursuit={pursuit} />
          <WhatHappened pursuit={pursuit} />
        </div>
        <div className="grid gap-5">
          <Contacts pursuit={pursuit} />
          <Panel title="What is compared">
            <dl className="grid gap-3 text-label">
              <Names title="Proposed" names={pursuit.proposed} />
              <Names title="Against" names={pursuit.competing} />
            </dl>
          </Panel>
          {pursuit.notes && (
            <Panel title="Notes">
              <p className="text-small wrap-anywhere whitespace-pre-wrap text-ink-muted">{pursuit.notes}</p>
            </Panel>
          )}
        </div>
      </div>
    </div>
  );
}

function WhatHappened({ pursuit }: { readonly pursuit: WholePursuit }) {
  const { data: progress } = useQuery(caseQuery(pursuit.id));
  const [isNoting, setNoting] = useState(false);
  return (
    <Panel
      title="What happened"
      aside={
        pursuit.owner.isYou &&
        !isNoting && (
          <Button kind="quiet" size="small" onClick={() => setNoting(true)}>
            Add a note
          </Button>
        )
      }
    >
      {isNoting && <AddNote pursuitId={pursuit.id} onClose={() => setNoting(false)} />}
      <History steps={pursuit.history} caseSteps={progress?.history ?? []} />
    </Panel>
  );
}

function Facts({ pursuit }: { readonly pursuit: WholePursuit }) {
  const { acvDollars, expectedClose, decidedOn, reason, owner, stage, caseState, caseDueAt, waitsForOwner } = pursuit;
  const days = daysBetween(today(), expectedClose);
  const untilClose = days < 0 ? 'Overdue' : days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`;
  return (
    <dl className="grid overflow-hidden rounded-card border border-line bg-surface md:auto-cols-fr md:grid-flow-col">
      <Fact title="Annual contract value" value={dollarsText(acvDollars)} detail={`Tier ${acvTierOf(acvDollars)}`} />
      {decidedOn ? (
        <Fact title="Decided" value={dayText(decidedOn)} detail={`Reason: ${reason ?? ''}`} />
      ) : (
        <Fact
          title="Expected close"
          value={dayText(expectedClose)}
          detail={isOpenStage(stage) ? untilClose : undefined}
        />
      )}
      {caseState && (
        <Fact
          title="Case"
          value={CASE_STATE_LABELS[caseState]}
          detail={caseDueAt ? `Due ${dueDayText(caseDueAt)}` : waitsForOwner ? 'Waits for you' : undefined}
        />
      )}
      <Fact title="Owner" value={owner.isYou ? `${owner.name} (you)` : owner.name} />
    </dl>
  );
}

function Fact({ title, value, detail }: { title: string; value: string; detail?: string | undefined }) {
  return (
    <div className="grid content-start gap-0.5 border-t border-line px-5.5 py-4.5 first:border-t-0 md:border-t-0 md:border-l md:first:border-l-0">
      <dt className="text-caption text-ink-faint">{title}</dt>
      <dd className="text-lead font-semibold wrap-anywhere tabular-nums">
        {value}
        {detail && <span className="block text-caption font-normal text-ink-muted">{detail}</span>}
      </dd>
    </div>
  );
}

function NextStep({ pursuit }: { readonly pursuit: WholePursuit }) {
  const [asking, ask] = useState<PursuitMove>();
  const moves = pursuit.owner.isYou ? movesOf(pursuit) : [];
  const { sentence, detail, isYourTurn } = nextStepOf(pursuit);
  return (
    <section
      aria-label="Next step"
      className={`grid gap-2 rounded-card border border-l-6 border-line bg-surface p-5 md:p-6.5 ${isYourTurn ? 'border-l-value-fill' : 'border-l-line-strong'}`}
    >
      <p className="text-caption text-ink-muted">Next step</p>
      <h2 className="font-serif text-card font-semibold">{sentence}</h2>
      {detail && <p className="text-label text-ink-muted">{detail}</p>}
      {pursuit.caseState && pursuit.stage === 'active' && (
        <Link to={caseOfPursuit(pursuit.id)} className={`mt-2 justify-self-start ${buttonLook('primary')}`}>
          Open the case
        </Link>
      )}
      {moves.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-3">
          {pursuit.stage === 'registered' && (
            <Link to={priceCaseOf(pursuit.id)} className={buttonLook('primary')}>
              Price a case
            </Link>
          )}
          {moves.map((command) => (
            <Button key={command} kind={command === 'withdraw' ? 'quiet' : 'secondary'} onClick={() => ask(command)}>
              {MOVE_LABELS[command]}
            </Button>
          ))}
        </div>
      )}
      {asking && <MoveDialog pursuit={pursuit} commands={[asking]} onClose={() => ask(undefined)} />}
    </section>
  );
}

function Contacts({ pursuit: { contacts } }: { readonly pursuit: WholePursuit }) {
  return (
    <Panel title="Contacts">
      {contacts.length === 0 ? (
        <Muted>No contacts yet.</Muted>
      ) : (
        <ul>
          {contacts.map(({ name, role, email }, index) => (
            <li key={index} className="flex items-center gap-3 border-t border-line py-3 first:border-t-0 first:pt-0">
              <Avatar name={name} />
              <span className="min-w-0 flex-1">
                <span className="block text-small font-semibold wrap-anywhere">{name}</span>
                {email && <span className="block text-caption wrap-anywhere text-ink-muted">{email}</span>}
              </span>
              {role && <Badge tone={role === 'advocate' ? 'accent' : 'neutral'}>{CONTACT_ROLE_LABELS[role]}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-muted">{title}</dt>
      <dd className="text-right font-semibold wrap-anywhere">
        {names.length > 0
          ? names.map((name) => (
              <span key={name} className="block">
                {name}
              </span>
            ))
          : 'Not specified'}
      </dd>
    </div>
  );
}

const Muted = ({ children }: { children: ReactNode }) => <p className="text-label text-ink-muted">{children}</p>;
