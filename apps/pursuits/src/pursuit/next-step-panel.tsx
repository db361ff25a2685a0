import type { PursuitMove } from '@casewright/rules';
import { Button, buttonLook, SkeletonRows } from '@casewright/ui';
import { caseOfPursuit, priceCaseOf } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { useState } from 'react';
import { useCaseNextStep } from '../case/use-case-next-step';
import { MoveDialog } from '../move/move-dialog';
import { MOVE_LABELS, movesOf } from '../move/moves';
import { NextStepCard } from '../next-step-card';
import { type CaseProgress, caseQuery, type PursuitDetails } from '../queries';
import { nextStepOf, stepForProvider } from './next-step';

interface NextStepProps {
  readonly pursuit: PursuitDetails;
}

/** While a case runs, shows the next step of the case. */
export function NextStep({ pursuit }: NextStepProps) {
  const { data: progress, isPending } = useQuery(caseQuery(pursuit.id));
  if (pursuit.stage !== 'active') return <PursuitNextStep pursuit={pursuit} />;
  if (isPending) return <SkeletonRows label="Loading the next step" rows={2} />;
  return progress ? <CaseNextStep pursuit={pursuit} progress={progress} /> : <PursuitNextStep pursuit={pursuit} />;
}

function CaseNextStep({ pursuit, progress }: NextStepProps & { readonly progress: CaseProgress }) {
  const step = useCaseNextStep(progress, pursuit.owner.isYou, pursuit.stage);
  return (
    <NextStepCard step={step}>
      <NextStepActions pursuit={pursuit} />
    </NextStepCard>
  );
}

const PursuitNextStep = ({ pursuit }: NextStepProps) => (
  <NextStepCard step={pursuit.owner.isYou ? nextStepOf(pursuit.stage) : stepForProvider(pursuit.stage)}>
    <NextStepActions pursuit={pursuit} />
  </NextStepCard>
);

/** Links to the next step and, for the seller, buttons for the allowed moves. */
function NextStepActions({ pursuit }: NextStepProps) {
  const { id, stage, caseId, owner } = pursuit;
  const [asking, ask] = useState<PursuitMove>();
  const moves = owner.isYou ? movesOf(pursuit) : [];
  const hasCase = stage === 'active' && caseId !== null;
  if (moves.length === 0 && !hasCase) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      {hasCase && (
        <Link to={caseOfPursuit(id)} className={buttonLook('primary')}>
          Open the case
        </Link>
      )}
      {moves.length > 0 && stage === 'registered' && (
        <Link to={priceCaseOf(id)} className={buttonLook('primary')}>
          Price a case
        </Link>
      )}
      {moves.map((command) => (
        <Button key={command} kind={command === 'withdraw' ? 'quiet' : 'secondary'} onClick={() => ask(command)}>
          {MOVE_LABELS[command]}
        </Button>
      ))}
      {asking && <MoveDialog pursuit={pursuit} commands={[asking]} onClose={() => ask(undefined)} />}
    </div>
  );
}
