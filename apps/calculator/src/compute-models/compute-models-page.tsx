import { COMPUTE_MODELS, COMPUTE_MODEL_LABELS } from '@casewright/rules';
import { paths } from '@casewright/web';
import { AnalysisMatrix } from '../wizard/analysis-matrix';
import { StepBack, StepOn } from '../wizard/step-links';
import { WizardPage } from '../wizard/wizard-page';

const columns = COMPUTE_MODELS.map((id) => ({ id, label: COMPUTE_MODEL_LABELS[id] }));

export function ComputeModelsPage() {
  return (
    <WizardPage
      step={paths.computeModels}
      title="What will they run on?"
      lead="Tick each compute model that the case should analyse, for every solution. A compute model counts once, however many solutions use it."
      actions={
        <>
          <StepBack to={paths.environments} />
          <StepOn to={paths.parameters} />
        </>
      }
    >
      <AnalysisMatrix of="computeModels" caption="Compute models of each solution" columns={columns} />
    </WizardPage>
  );
}
