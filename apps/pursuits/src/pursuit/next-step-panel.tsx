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
import { type CaseProgress, caseQuery, type WholePursuit } from '../queries';
import { nextStepOf } from './next-step';

interface NextStepProps {
  readonly pursuit: WholePursuit;
}

/** What comes next, with the buttons that do it. While a case runs, that is what comes next for the case. */
export function NextStep({ pursuit }: NextStepProps) {
  const { data: progress, isPending } = useQuery(caseQuery(pursuit.id));
  if (pursuit.stage !== 'active') return <PursuitNextStep pursuit={pursuit} />;
  if (isPending) return <SkeletonRows label="Loading the next step" rows={2} />;
  return progress ? <CaseNextStep pursuit={pursuit} progress={progress} /> : <PursuitNextStep pursuit={pursuit} />;
}

function CaseNextStep({ pursuit, progress }: NextStepProps & { readonly progress: CaseProgress }) {
  const step = useCaseNextStep(progress, pursuit.owner.isYou);
  return (
    <NextStepCard step={step}>
      <Link to={caseOfPursuit(pursuit.id)} className={`mt-2 justify-self-start ${buttonLook('primary')}`}>
        Open the case
      </Link>
    </NextStepCard>
  );
}

function PursuitNextStep({ pursuit }: NextStepProps) {
  const [asking, ask] = useState<PursuitMove>();
  const moves = pursuit.owner.isYou ? movesOf(pursuit) : [];
  return (
    <NextStepCard step={nextStepOf(pursuit.stage)}>
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
    </NextStepCard>
  );
}
