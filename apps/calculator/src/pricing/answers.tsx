import type { CasePrice, CaseSelections } from '@casewright/rules';
import { Panel } from '@casewright/ui';
import { factsOf } from './facts';

interface AnswersProps {
  readonly selections: CaseSelections;
  readonly price: CasePrice;
}

export function Answers({ selections, price }: AnswersProps) {
  const answers = factsOf(selections, price).filter(({ isAmount }) => !isAmount);
  return (
    <Panel title="What the case covers">
      <dl className="text-small">
        {answers.map(({ name, lines }) => (
          <div
            key={name}
            className="grid gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0 md:grid-cols-[12rem_1fr]"
          >
            <dt className="text-label font-medium text-ink-muted">{name}</dt>
            <dd className="wrap-anywhere">
              {lines.map((line, index) => (
                <span key={index} className="block">
                  {line}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
