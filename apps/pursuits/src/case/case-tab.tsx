import { buttonLook, EmptyState, Loaded, Panel, PursuitPicture } from '@casewright/ui';
import { priceCaseOf } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { NextStepCard } from '../next-step-card';
import { caseQuery, type CaseProgress, type PursuitDetails } from '../queries';
import { AdvocateLinks } from './advocate-links';
import { Approvals } from './approvals';
import { CaseActions } from './case-actions';
import { CaseHistory } from './case-history';
import { CaseSteps } from './case-steps';
import { Deliverables } from './deliverables';
import { InputsPanel } from './inputs/inputs-panel';
import type { InputUploads } from './inputs/use-input-uploads';
import { NewTerms } from './new-terms';
import { PresentationPanel } from './presentation';
import { Reviews } from './reviews';
import { TermsPanel } from './terms-panel';
import { TurnaroundPanel } from './turnaround';
import { reviewsOf, useCaseNextStep } from './use-case-next-step';
import { ValueModelLink } from './value-model-link';

interface CaseTabProps {
  readonly pursuit: PursuitDetails;
  readonly uploads: InputUploads;
}

export function CaseTab({ pursuit, uploads }: CaseTabProps) {
  const found = useQuery(caseQuery(pursuit.id));
  return (
    <Loaded query={found} what="the case" rows={6}>
      {(progress) =>
        progress ? <Case progress={progress} pursuit={pursuit} uploads={uploads} /> : <NoCase pursuit={pursuit} />
      }
    </Loaded>
  );
}

interface CaseProps {
  readonly progress: CaseProgress;
  readonly pursuit: PursuitDetails;
  readonly uploads: InputUploads;
}

function Case({ progress, pursuit, uploads }: CaseProps) {
  const isYours = pursuit.owner.isYou;
  const { data: reviews = [] } = useQuery(reviewsOf(progress));
  const step = useCaseNextStep(progress, isYours, pursuit.stage);
  const isAnswerBeside = progress.newTerms !== null || reviews.some(({ state }) => state === 'proposed');
  return (
    <div className="grid gap-5">
      <CaseSteps progress={progress} />
      <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
        {/* On phones, what waits for an answer comes first and the history last. */}
        <div className="grid gap-5 max-lg:contents">
          <NextStepCard step={step} className="max-lg:-order-2">
            {isYours && <CaseActions progress={progress} />}
            {progress.state === 'cancelled' && <PriceCase pursuit={pursuit} />}
          </NextStepCard>
          {isYours && progress.state !== 'cancelled' && <InputsPanel progress={progress} uploads={uploads} />}
          <Deliverables progress={progress} isYours={isYours} />
          <Approvals steps={progress.history} />
          <Panel title="What happened with the case" className="max-lg:order-last">
            <CaseHistory steps={progress.history} />
          </Panel>
        </div>
        <div className={`grid gap-5 ${isAnswerBeside ? 'max-lg:-order-1' : ''}`}>
          {progress.newTerms && <NewTerms progress={progress} terms={progress.newTerms} isYours={isYours} />}
          {progress.turnaround && <TurnaroundPanel turnaround={progress.turnaround} isYours={isYours} />}
          {progress.confirmedAt && <ValueModelLink caseId={progress.id} />}
          {progress.confirmedAt && <Reviews progress={progress} isYours={isYours} />}
          {progress.confirmedAt && <AdvocateLinks progress={progress} contacts={pursuit.contacts} isYours={isYours} />}
          {progress.terms.selections.presentationSupport && progress.state !== 'cancelled' && (
            <PresentationPanel presentation={progress.presentation} />
          )}
          <TermsPanel progress={progress} />
        </div>
      </div>
    </div>
  );
}

/** For a pursuit whose case was not started yet, or was canceled. */
const PriceCase = ({ pursuit: { id, stage, owner } }: { readonly pursuit: PursuitDetails }) =>
  owner.isYou &&
  stage === 'registered' && (
    <Link to={priceCaseOf(id)} className={`justify-self-start ${buttonLook('primary')}`}>
      Price a case
    </Link>
  );

function NoCase({ pursuit }: { readonly pursuit: PursuitDetails }) {
  return (
    <Panel>
      <EmptyState picture={<PursuitPicture />} title="No case yet" level={2} action={<PriceCase pursuit={pursuit} />}>
        The progress of the value case appears here once it starts.
      </EmptyState>
    </Panel>
  );
}
