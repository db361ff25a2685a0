import { COMPUTE_MODELS, type ComputeModel } from '@casewright/rules';
import { paths } from '@casewright/web';
import { AnalysisMatrix } from '../wizard/analysis-matrix';
import { StepBack, StepOn } from '../wizard/step-links';
import { WizardPage } from '../wizard/wizard-page';

const labels: Record<ComputeModel, string> = {
  'server-hosts': 'Server hosts',
  'hci-appliances': 'HCI appliances',
  'virtual-machines': 'Virtual machines',
  'sql-server-hosts': 'SQL server hosts',
  'bare-metal-hosts': 'Bare metal hosts',
  'bare-metal-instances': 'Bare metal instances',
};
const columns = COMPUTE_MODELS.map((id) => ({ id, label: labels[id] }));

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
