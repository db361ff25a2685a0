import {
  CASE_COMMANDS,
  CASE_STATE_LABELS,
  caseNumberText,
  creditsText,
  momentText,
  nameText,
  personText,
} from '@casewright/rules';
import { Badge, buttonLook, Loaded, SidePanel } from '@casewright/ui';
import { useUser } from '@casewright/web';
import { addressWith, useAddress } from '@casewright/web/address';
import { LinkTabs } from '@casewright/web/links';
import { pursuitAt, valueModelAt } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Link, useLocation } from '@casewright/web/router';
import { useId } from 'react';
import { NOTHING, ShortId } from '../list/cells';
import { CaseAdvocates } from './case-advocates';
import { CaseInputs } from './case-inputs';
import { CaseNotes } from './case-notes';
import { CasePresentation } from './case-presentation';
import { CaseDeliverables } from './deliverables';
import { dueText } from './due-text';
import { ProviderActions } from './provider-actions';
import { CaseReviews } from './reviews';
import { caseQuery, type CaseProgress, type CaseToDo, inputsQuery, partInAddress, teamQuery } from './queries';
import type { Neighbors } from './use-neighbors';
import { useAssignment } from './use-provider-move';

interface CasePanelProps extends Neighbors {
  readonly pursuitId: string;
  /** Undefined while loading and once the case has ended. */
  readonly row: CaseToDo | undefined;
  readonly onClose: () => void;
}

export function CasePanel({ pursuitId, row, ...panel }: CasePanelProps) {
  const found = useQuery(caseQuery(pursuitId));
  const work = row ?? found.data;
  return (
    <SidePanel
      {...panel}
      shown={pursuitId}
      title={work?.prospect}
      eyebrow={work && <ShortId id={caseNumberText(work.number)} label="Copy the case number" />}
      lead={
        <Link
          to={pursuitAt(pursuitId)}
          className="inline-flex items-center rounded-box hover:text-accent max-md:min-h-11"
        >
          {row?.opportunity ?? 'Open the pursuit'}
        </Link>
      }
    >
      {found.data ? (
        <Parts key={pursuitId} progress={found.data} row={row} />
      ) : (
        <Loaded query={found} what="the case" rows={5}>
          {() => <p className="text-label">No case yet.</p>}
        </Loaded>
      )}
    </SidePanel>
  );
}

function Parts({ progress, row }: { readonly progress: CaseProgress; readonly row: CaseToDo | undefined }) {
  const [part] = useAddress(partInAddress);
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const { data: inputs = [] } = useQuery(inputsQuery(progress.id));
  const pathOf = (wanted: typeof part): string => addressWith(pathname, partInAddress, wanted, search);
  const tabs = [
    { name: 'Overview', path: pathOf(undefined) },
    { name: 'Inputs', path: pathOf('inputs'), count: inputs.filter(({ state }) => state === 'complete').length },
    { name: 'Reviews', path: pathOf('reviews') },
    { name: 'Deliverables', path: pathOf('deliverables') },
    { name: 'Notes', path: pathOf('notes') },
  ];
  return (
    <>
      <LinkTabs label="Case" tabs={tabs} current={pathOf(part)} replacing={{ state }} />
      {part === 'inputs' ? (
        <CaseInputs progress={progress} />
      ) : part === 'reviews' ? (
        <>
          <CaseReviews progress={progress} />
          {progress.terms.selections.presentationSupport && <CasePresentation progress={progress} />}
          <CaseAdvocates caseId={progress.id} />
        </>
      ) : part === 'deliverables' ? (
        <CaseDeliverables progress={progress} />
      ) : part === 'notes' ? (
        <CaseNotes caseId={progress.id} />
      ) : (
        <>
          <Facts progress={progress} row={row} />
          <ProviderActions progress={progress} />
        </>
      )}
    </>
  );
}

function Facts({ progress, row }: { readonly progress: CaseProgress; readonly row: CaseToDo | undefined }) {
  const { terms, newTerms, state, confirmedAt, returnedCredits, history } = progress;
  const last = history.find((step) => CASE_COMMANDS.some((command) => command === step.command));
  return (
    <div className="grid gap-4 text-label">
      <p className="flex flex-wrap items-center gap-2">
        <Badge>{CASE_STATE_LABELS[state]}</Badge>
        {history[0] && <span className="text-ink-muted">Since {momentText(new Date(history[0].at))}</span>}
      </p>
      <dl className="grid gap-2.5">
        <Fact title="Due" value={row ? dueText(row) : NOTHING} />
        <Fact title="Seller" value={row ? `${row.seller}, ${row.company}` : NOTHING} />
        <Fact title="Compared" value={progress.title} />
      </dl>
      {row && <Assignment row={row} />}
      {confirmedAt && (
        <Link to={valueModelAt(progress.id)} className={`justify-self-start ${buttonLook('secondary', 'small')}`}>
          Open the value model
        </Link>
      )}
      <dl className="grid">
        <Line label="Base solutions" credits={terms.price.baseCredits} />
        <Line label="Solution analysis" credits={terms.price.analysisCredits} />
        <Line label="SLA turnaround" credits={terms.price.slaCredits} />
        <Line label={`ACV tier, ${terms.selections.acvTier ?? 'not specified'}`} credits={terms.price.acvCredits} />
        <Line label="Presentation support" credits={terms.price.supportCredits} />
        <div className="flex justify-between gap-4 border-t-2 border-ink pt-2.5 font-semibold">
          <dt>{state === 'cancelled' ? 'Total' : confirmedAt ? 'Total, earned' : 'Total, held'}</dt>
          <dd className="tabular-nums">{creditsText(terms.price.totalCredits)}</dd>
        </div>
        {state === 'cancelled' && <Line label="Returned to the seller" credits={returnedCredits} />}
      </dl>
      {newTerms && (
        <p className="rounded-control bg-value-soft p-3">
          New terms of {creditsText(newTerms.lines.at(-1)?.after ?? 0)} are waiting for the seller.
        </p>
      )}
      {last?.reason && (
        <p className="rounded-control bg-sunken p-3 wrap-anywhere">
          “{last.reason}”
          <span className="mt-1 block text-caption text-ink-muted">
            {personText(last.by)}, {momentText(new Date(last.at))}
          </span>
        </p>
      )}
      {state === 'terms' && (
        <p className="text-caption text-ink-muted">
          Confirming captures the {creditsText(terms.price.totalCredits)} on hold and starts the turnaround. The seller
          has to accept a requote.
        </p>
      )}
    </div>
  );
}

function Assignment({ row: { id, analyst, analystId } }: { readonly row: CaseToDo }) {
  const { mutate, isPending, variables } = useAssignment(id);
  const { data: team = [] } = useQuery(teamQuery);
  const me = useUser()?.id;
  const field = useId();
  // Keep the analyst selectable while the team loads, and after they left the team.
  const options = team.some((admin) => admin.id === analystId)
    ? team
    : [...team, ...(analystId ? [{ id: analystId, name: analyst ?? '' }] : [])];
  return (
    <p className="flex items-center justify-between gap-4">
      <label htmlFor={field} className="text-ink-muted">
        Analyst
      </label>
      <select
        id={field}
        className={`${buttonLook('secondary', 'small')} max-w-60 truncate`}
        value={(isPending ? variables : analystId) ?? ''}
        onChange={({ target }) => mutate(target.value || null)}
      >
        <option value="">Not assigned</option>
        {options.map((admin) => (
          <option key={admin.id} value={admin.id}>
            {nameText(admin.name)}
            {admin.id === me && ' (you)'}
          </option>
        ))}
      </select>
    </p>
  );
}

const Fact = ({ title, value }: { title: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-muted">{title}</dt>
    <dd className="text-right font-semibold wrap-anywhere">{value}</dd>
  </div>
);

const Line = ({ label, credits }: { label: string; credits: number }) => (
  <div className="flex justify-between gap-4 border-t border-line py-2.5">
    <dt>{label}</dt>
    <dd className="tabular-nums">{credits}</dd>
  </div>
);
