import type { Case, CreditChange } from '../domain/case';
import type { CaseCredits } from './ports';

/** The description appears in the owner's transaction history. */
export async function apply(credits: CaseCredits, { id, title, figures }: Case, change?: CreditChange): Promise<void> {
  if (!change) return;
  const bill = { caseId: id, title };
  if (change.kind === 'earn') {
    await credits.earn(change.credits, { ...bill, description: `Confirmed terms of a case: ${title}` });
    return;
  }
  const description = `${figures.confirmedAt ? 'Share' : 'Credits'} returned for a canceled case: ${title}`;
  await credits.return(change.credits, { ...bill, description });
}
