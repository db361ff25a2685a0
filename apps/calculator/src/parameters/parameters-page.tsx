import { ACV_TIERS, SLA_DAYS } from '@casewright/rules';
import { Panel, Select } from '@casewright/ui';
import { TermHint } from '@casewright/web/links';
import { paths } from '@casewright/web/paths';
import { useRates } from '@casewright/web/rate-cards';
import { answer, useDraft } from '../draft/draft';
import { counted } from '../pricing/explanations';
import { RateList } from '../pricing/rate-list';
import { StepBack, StepOn } from '../wizard/step-links';
import { WizardPage } from '../wizard/wizard-page';

const [USUAL_SLA] = SLA_DAYS;

/** Preselects the usual turnaround, which Proceed keeps. The tier has no default. */
export function ParametersPage() {
  const { slaDays = USUAL_SLA, acvTier } = useDraft();
  const rates = useRates();

  return (
    <WizardPage
      step={paths.parameters}
      title="How soon do you need it, and how big is the deal?"
      lead="Choose a turnaround and the annual contract value (ACV) of the pursuit."
      preselected={{ slaDays }}
      actions={
        <>
          <StepBack to={paths.computeModels} />
          <StepOn from={paths.parameters} to={paths.support} onProceed={() => answer({ slaDays })} />
        </>
      }
    >
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Panel>
          <Select
            label="SLA turnaround days"
            help={<TermHint of="slaTurnaround" />}
            hint="Faster turnaround costs more credits."
            value={slaDays}
            onChange={({ target }) => answer({ slaDays: SLA_DAYS.find((days) => `${days}` === target.value) })}
          >
            {SLA_DAYS.map((days) => (
              <option key={days} value={days}>
                {counted(days, 'day')}
              </option>
            ))}
          </Select>
          <RateList
            title="Credits by turnaround"
            rates={SLA_DAYS.map((days) => ({
              name: counted(days, 'day'),
              credits: rates.sla[days],
              isChosen: days === slaDays,
              onChoose: () => answer({ slaDays: days }),
            }))}
          />
        </Panel>
        <Panel>
          <Select
            label="ACV tier"
            help={<TermHint of="acvTier" />}
            hint="Credits and billing are adjusted if the real ACV tier differs."
            value={acvTier ?? ''}
            onChange={({ target }) => answer({ acvTier: ACV_TIERS.find((tier) => tier === target.value) })}
          >
            <option value="">Not specified</option>
            {ACV_TIERS.map((tier) => (
              <option key={tier}>{tier}</option>
            ))}
          </Select>
          <RateList
            title="Credits by ACV tier"
            rates={ACV_TIERS.map((tier) => ({
              name: tier,
              credits: rates.acv[tier],
              isChosen: tier === acvTier,
              onChoose: () => answer({ acvTier: tier }),
            }))}
          />
        </Panel>
      </div>
    </WizardPage>
  );
}
