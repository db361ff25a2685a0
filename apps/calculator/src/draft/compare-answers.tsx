import { momentText, priceCase, type CaseSelections } from '@casewright/rules';
import { Button } from '@casewright/ui';
import { useRates } from '@casewright/web/rate-cards';
import { ComparisonTable } from '../pricing/comparison-table';
import { factsOf } from '../pricing/facts';
import { replaceAnswers, useDraft } from './draft';
import type { ReplacedAnswers } from './replaced-answers';

type CompareAnswersProps = Pick<ReplacedAnswers, 'answers' | 'changedAt'> & { readonly onDone: () => void };

/** Current answers beside those they replaced. */
export default function CompareAnswers({ answers, changedAt, onDone }: CompareAnswersProps) {
  const shown = useDraft();
  const rates = useRates();
  const facts = (of: CaseSelections) => factsOf(of, priceCase(of, rates));
  const other = changedAt > 0 ? `Other answers, ${momentText(new Date(changedAt))}` : 'Other answers';
  return (
    <section aria-label="Compare answers" className="rounded-card border border-line bg-surface p-5">
      <ComparisonTable
        caption="Both sets of answers"
        cases={[
          { key: 'shown', name: 'Shown here', facts: facts(shown) },
          { key: 'other', name: other, facts: facts(answers) },
        ]}
      />
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onDone}>Keep these answers</Button>
        <Button kind="primary" onClick={() => (replaceAnswers(answers), onDone())}>
          Use the other answers
        </Button>
      </div>
    </section>
  );
}
