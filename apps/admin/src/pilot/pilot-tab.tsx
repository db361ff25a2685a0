import { creditsText, formatPhone } from '@casewright/rules';
import { buttonLook, Facts, type Fact } from '@casewright/ui';
import type { BulkActions, GridColumn } from '@casewright/ui/data-grid';
import { Mail } from 'lucide-react';
import { AdminList } from '../list/admin-list';
import { CopiedEmail, Moment, shortId, ShortId, UserLink } from '../list/cells';
import { mailDraft } from '../list/mail-draft';
import { BulkDecision } from './bulk-decision';
import { PilotDecision } from './pilot-decision';
import { PilotState } from './pilot-state';
import { signupsList, type SignupRow } from './queries';

export function PilotTab() {
  return (
    <AdminList
      list={signupsList}
      title="Pilot Signups"
      searchFor="Name, company, or email"
      columns={columns}
      filters={{
        state: { label: 'State', choices: { waiting: 'Waiting', approved: 'Approved', declined: 'Declined' } },
      }}
      details={details}
      bulk={bulk}
      emptyTitle="No pilot signups found"
      empty="People who are interested in the pilot program appear here."
    />
  );
}

const bulk: BulkActions<SignupRow> = {
  nameOf: ({ contactName }) => contactName,
  isSelectable: ({ state }) => state === 'waiting',
  actions: (signups, reselect) => <BulkDecision signups={signups} reselect={reselect} />,
};

const contact = ({ workEmail }: SignupRow): string => mailDraft(workEmail, 'Pilot Program Follow-up');

const columns: readonly GridColumn<SignupRow>[] = [
  {
    title: 'Contact name',
    isRowHeader: true,
    cell: ({ contactName, state }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="wrap-anywhere">{contactName}</span>
        <PilotState state={state} />
      </span>
    ),
  },
  {
    title: 'Company',
    order: 'company',
    cell: ({ company }) => <span className="block wrap-anywhere md:min-w-20">{company}</span>,
  },
  {
    title: 'Work email',
    cell: ({ workEmail }) => (
      <span className="block text-ink-muted max-md:text-right md:min-w-34">
        <CopiedEmail address={workEmail} />
      </span>
    ),
  },
  {
    title: 'Phone',
    isInDetails: true,
    cell: ({ contactNumber }) => (
      <span className="whitespace-nowrap text-ink-muted tabular-nums">{formatPhone(contactNumber)}</span>
    ),
  },
  { title: 'Submitted', order: 'submitted', isInDetails: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    title: 'Contact',
    isTitleHidden: true,
    align: 'right',
    cell: (signup) => (
      <a
        href={contact(signup)}
        aria-label={`Contact ${signup.contactName}`}
        className={buttonLook('secondary', 'small')}
      >
        <Mail aria-hidden className="size-4" />
        Contact
      </a>
    ),
  },
];

const details = (signup: SignupRow) => ({
  title: signup.contactName,
  lead: (
    <span className="flex items-center gap-2">
      {signup.company} <PilotState state={signup.state} />
    </span>
  ),
  body: (
    <Facts
      facts={[
        { label: 'User', value: <UserLink id={signup.userId} name={signup.contactName} /> },
        { label: 'Work email', value: <CopiedEmail address={signup.workEmail} /> },
        { label: 'Phone', value: formatPhone(signup.contactNumber) },
        { label: 'Submitted', value: <Moment at={signup.createdAt} /> },
        ...decisionFacts(signup),
        { label: 'User ID', value: <ShortId id={signup.userId} label="Copy the user ID" /> },
      ]}
    />
  ),
  actions: <PilotDecision key={signup.id} signup={signup} contact={contact(signup)} />,
});

const decisionFacts = ({ decidedAt, decidedBy, decider, credits, reason }: SignupRow): readonly Fact[] => [
  ...(decidedAt ? [{ label: 'Decided', value: <Moment at={decidedAt} /> }] : []),
  ...(decidedBy
    ? [
        {
          label: 'Decided by',
          value: <UserLink id={decidedBy} name={decider ?? `Deleted user ${shortId(decidedBy)}`} />,
        },
      ]
    : []),
  ...(credits === null ? [] : [{ label: 'Granted', value: creditsText(credits) }]),
  ...(reason === null ? [] : [{ label: 'Reason', value: reason }]),
];
