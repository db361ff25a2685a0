import { CONTACT_ROLE_LABELS, creditsText, isEditable } from '@casewright/rules';
import { Avatar, Badge, Button, buttonLook, Panel } from '@casewright/ui';
import { formatDate } from '@casewright/web';
import { editPursuitAt } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { Mail, Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { messagesOfPursuit } from '../addresses';
import { type CaseProgress, caseQuery, type PursuitDetails } from '../queries';
import { AddNote } from './add-note';
import { FactRow } from './fact-row';
import { Facts } from './facts';
import { History } from './history';
import { NextStep } from './next-step-panel';

/** Lazy, so that the page does not wait for the code that computes the model. */
const ValueSoFar = lazy(() => import('./value-so-far'));

interface OverviewProps {
  readonly pursuit: PursuitDetails;
}

export function Overview({ pursuit }: OverviewProps) {
  const { data: progress } = useQuery(caseQuery(pursuit.id));
  return (
    <div className="grid gap-5">
      <Facts pursuit={pursuit} progress={progress} />
      <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
        <div className="grid min-w-0 gap-5">
          <NextStep pursuit={pursuit} />
          <WhatHappened pursuit={pursuit} progress={progress} />
        </div>
        <div className="grid min-w-0 gap-5">
          {progress?.confirmedAt && (
            <Suspense>
              <ValueSoFar caseId={progress.id} />
            </Suspense>
          )}
          <Contacts pursuit={pursuit} />
          <Compared pursuit={pursuit} progress={progress} />
          {progress?.analyst && <Analyst pursuit={pursuit} name={progress.analyst.name} />}
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

interface WithProgress extends OverviewProps {
  readonly progress: CaseProgress | null | undefined;
}

function WhatHappened({ pursuit, progress }: WithProgress) {
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

function Contacts({ pursuit: { id, contacts, owner, stage } }: OverviewProps) {
  return (
    <Panel
      title="Contacts"
      aside={
        owner.isYou &&
        isEditable(stage) && (
          <Link to={editPursuitAt(id)} aria-label="Edit contacts" className={buttonLook('quiet', 'small')}>
            <Plus aria-hidden className="size-4" />
          </Link>
        )
      }
    >
      {contacts.length === 0 ? (
        <p className="text-label text-ink-muted">No contacts yet.</p>
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

function Compared({ pursuit: { proposed, competing }, progress }: WithProgress) {
  return (
    <Panel title="Comparison">
      <dl className="grid gap-3 text-label">
        <FactRow title="Proposed">{namesIn(proposed)}</FactRow>
        <FactRow title="Competitors">{namesIn(competing)}</FactRow>
        {progress && (
          <FactRow title="Case">
            {creditsText(progress.terms.price.totalCredits)}, {formatDate(progress.startedAt)}
          </FactRow>
        )}
      </dl>
    </Panel>
  );
}

const namesIn = (names: readonly string[]): ReactNode =>
  names.length > 0
    ? names.map((name) => (
        <span key={name} className="block">
          {name}
        </span>
      ))
    : 'Not specified';

const Analyst = ({ pursuit: { id }, name }: OverviewProps & { readonly name: string }) => (
  <Panel title="Analyst">
    <div className="flex items-center gap-3">
      <Avatar name={name} />
      <span className="min-w-0 flex-1 text-small font-semibold wrap-anywhere">{name}</span>
      <Link to={messagesOfPursuit(id)} aria-label={`Messages with ${name}`} className={buttonLook('quiet', 'small')}>
        <Mail aria-hidden className="size-4" />
      </Link>
    </div>
  </Panel>
);
