import { momentText } from '@casewright/rules';
import type { Correction } from './queries';
import type { ReadInput } from './read-input';

/** For example "Dana Reyes, Nov 28, 2026, 2:05 PM". */
export const madeByText = ({ by, at }: Pick<Correction, 'by' | 'at'>, you = 'You', former = 'A former user'): string =>
  `${by.isYou ? you : by.name || former}, ${momentText(new Date(at))}`;

type MadeChoices = ReadInput['madeChoices'];

/** For example "Chosen by Dana Reyes, Nov 28, 2026, 2:05 PM." */
export function chosenByText(made: MadeChoices, chosen: MadeChoices[number]['chosen']): string {
  const choice = made.find((one) => one.chosen === chosen);
  return choice ? `Chosen by ${madeByText(choice, 'you', 'a former user')}.` : 'This is the default.';
}
