import { ACV_TIERS, SLA_DAYS } from '@casewright/rules';
import { Panel, Select } from '@casewright/ui';
import { paths } from '@casewright/web';
import { answer, useDraft } from '../wizard/draft';
import { counted } from '../wizard/explanations';
import { RateList } from '../wizard/rate-list';
import { ratesOfToday } from '../wizard/rates';
import { StepBack, StepOn } from '../wizard/step-links';
import { WizardPage } from '../wizard/wizard-page';

const [USUAL_SLA] = SLA_DAYS;

/** A visit preselects the usual turnaround, and going on keeps it; the tier stays open until it is chosen. */
export function ParametersPage() {
  const { slaDays = USUAL_SLA, acvTier } = useDraft();
  const rates = ratesOfToday();

  return (
    <WizardPage
      step={paths.parameters}
      title="How soon, and how large is the deal?"
      lead="Choose when the case is due and the annual contract value (ACV) of the pursuit."
      preselected={{ slaDays }}
      actions={
        <>
          <StepBack to={paths.computeModels} />
          <StepOn to={paths.support} onClick={() => answer({ slaDays })} />
        </>
      }
    >
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Panel>
          <Select
            label="SLA turnaround days"
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
            }))}
          />
        </Panel>
        <Panel>
          <Select
            label="ACV tier"
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
            }))}
          />
        </Panel>
      </div>
    </WizardPage>
  );
}
