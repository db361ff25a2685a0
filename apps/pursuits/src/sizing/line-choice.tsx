import { Select } from '@casewright/ui';
import { NOT_PRICED } from './queries';

interface LineChoiceProps {
  readonly label: string;
  readonly lines: readonly string[];
  /** Undefined if nothing is priced. */
  readonly chosen: string | number | undefined;
  readonly onChoose: (line: string) => void;
}

/** A line of the price book, or none. */
export const LineChoice = ({ label, lines, chosen, onChoose }: LineChoiceProps) => (
  <Select label={label} value={chosen ?? NOT_PRICED} onChange={({ target }) => onChoose(target.value)}>
    {lines.map((title) => (
      <option key={title}>{title}</option>
    ))}
    <option value={NOT_PRICED}>{lines.length > 0 ? 'Not priced' : 'None in this price book'}</option>
  </Select>
);
