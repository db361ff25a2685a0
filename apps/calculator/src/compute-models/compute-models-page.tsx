import { COMPUTE_MODELS, COMPUTE_MODEL_LABELS } from '@casewright/rules';
import { paths } from '@casewright/web/paths';
import { AnalysisMatrix } from '../wizard/analysis-matrix';
import { StepBack, StepOn } from '../wizard/step-links';
import { WizardPage } from '../wizard/wizard-page';

const columns = COMPUTE_MODELS.map((id) => ({ id, label: COMPUTE_MODEL_LABELS[id] }));

export function ComputeModelsPage() {
  return (
    <WizardPage
      step={paths.computeModels}
      title="What will the workloads run on?"
      lead="Choose the compute models to analyze for each solution. Each compute model is charged once, no matter how many solutions use it."
      actions={
        <>
          <StepBack to={paths.environments} />
          <StepOn from={paths.computeModels} to={paths.parameters} />
        </>
      }
    >
      <AnalysisMatrix of="computeModels" caption="Compute models by solution" columns={columns} />
    </WizardPage>
  );
}
