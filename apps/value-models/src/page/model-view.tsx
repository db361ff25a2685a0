import type { Scenario, ValueModelContent } from '@casewright/rules';
import { Panel, SegmentedControl } from '@casewright/ui';
import { useAddress } from '@casewright/web/address';
import { type ReactNode, useMemo, useState } from 'react';
import { scenarioInAddress, solutionInAddress } from '../addresses';
import { FaultNote, faultText } from '../editing/fault-note';
import { SCENARIO_NAMES } from '../figures/amounts';
import { figuresOf } from '../figures/figures';
import { BreakEvenPanel } from '../results/break-even-panel';
import { CashFigure, SwingFigure } from '../results/charts';
import { OptionsPanel } from '../results/options-panel';
import { ResultPanel } from '../results/result-panel';
import { WeakestEvidencePanel } from '../results/weakest-evidence-panel';
import { ChancePanel } from '../simulation/chance-panel';
import { AssumptionsPanel } from '../rows/assumptions-panel';
import { ReadFromInputs } from '../results/read-from-inputs';
import { BenefitsPanel } from '../rows/benefits-panel';
import { CostLinesPanel } from '../rows/cost-lines-panel';

interface ModelViewProps {
  readonly content: ValueModelContent;
  /** Beside the scenario choice: who is editing. */
  readonly note?: ReactNode;
}

const SCENARIOS = ['low', 'base', 'high'] as const;
const ABOUT: Readonly<Record<Scenario, string>> = {
  low: 'All estimates at their worse end',
  base: 'All assumptions at their base value',
  high: 'All estimates at their better end',
};

/** On a phone, the results come first. */
export function ModelView({ content, note }: ModelViewProps) {
  const [chosen, choose] = useAddress(scenarioInAddress);
  const [solution, chooseSolution] = useAddress(solutionInAddress);
  const scenario: Scenario = chosen ?? 'base';
  const { figures: now, faults } = useMemo(() => figuresOf(content, scenario, solution), [content, scenario, solution]);
  // While the model has faults, the last results stay visible.
  const [figures, setFigures] = useState(now);
  if (now && now !== figures) setFigures(now);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-3">
          <SegmentedControl
            label="Scenario"
            isLabelShown
            choices={SCENARIOS.map((value) => ({ value, name: SCENARIO_NAMES[value] }))}
            value={scenario}
            onChange={(value) => choose(value === 'base' ? undefined : value)}
          />
          <span className="text-label text-ink-muted max-md:hidden">{ABOUT[scenario]}</span>
        </div>
        {note && <div className="text-label text-ink-muted">{note}</div>}
      </div>
      {!now && figures && (
        <FaultNote model={content.model} fault={faults[0]}>
          The results are from before the last change.
        </FaultNote>
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-6">
        <div className="max-lg:order-3 lg:col-span-4">
          <AssumptionsPanel model={content.model} scenario={scenario} figures={figures} />
        </div>
        {figures ? (
          <>
            {/* The cell limits how far the sticky panel travels within the grid. */}
            <div className="lg:col-span-2 lg:self-stretch">
              <div className="grid grid-cols-1 gap-5 lg:sticky lg:top-20">
                <ResultPanel figures={figures} onSolution={chooseSolution} />
                <WeakestEvidencePanel figures={figures} />
                <ReadFromInputs assumptions={content.model.assumptions} />
              </div>
            </div>
            <div className="max-lg:order-2 lg:col-span-4">
              <CostLinesPanel figures={figures} />
            </div>
            <div className="grid grid-cols-1 gap-5 max-lg:order-2 lg:col-span-2">
              <BenefitsPanel figures={figures} />
              <ChancePanel figures={figures} />
            </div>
            <div className="min-w-0 max-lg:order-1 lg:col-span-3">
              <SwingFigure figures={figures} />
            </div>
            <div className="min-w-0 max-lg:order-1 lg:col-span-3">
              <CashFigure figures={figures} />
            </div>
            <div className="max-lg:order-1 lg:col-span-6">
              <OptionsPanel figures={figures} />
            </div>
            <div className="max-lg:order-1 lg:col-span-6">
              <BreakEvenPanel figures={figures} />
            </div>
          </>
        ) : (
          <div className="lg:col-span-2">
            <Panel title="Result">
              <p className="text-label text-ink-muted">
                This model can’t be computed. {faultText(content.model, faults[0])}
              </p>
            </Panel>
          </div>
        )}
      </div>
    </div>
  );
}
