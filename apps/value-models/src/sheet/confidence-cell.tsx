import { type Confidence, CONFIDENCES } from '@casewright/rules';
import { CONFIDENCE_LABELS, ConfidenceMark } from '@casewright/ui';

interface ConfidenceCellProps {
  readonly label: string;
  readonly confidence: Confidence;
  readonly cell: { readonly 'data-cell': string };
  readonly onChoose: (confidence: Confidence) => void;
  readonly onFocus: () => void;
}

/** A native select under its mark. Letters choose; arrow keys move between cells. */
export const ConfidenceCell = ({ label, confidence, cell, onChoose, onFocus }: ConfidenceCellProps) => (
  <span className="relative flex h-8 items-center rounded-box border border-transparent px-1 hover:border-field-line has-focus:border-accent has-focus:outline-3 has-focus:outline-focus-ring max-md:h-11">
    <ConfidenceMark confidence={confidence} />
    <select
      aria-label={label}
      className="absolute inset-0 cursor-pointer appearance-none text-lead opacity-0"
      value={confidence}
      {...cell}
      onFocus={onFocus}
      onChange={({ target }) => {
        const chosen = CONFIDENCES.find((one) => one === target.value);
        if (chosen) onChoose(chosen);
      }}
    >
      {CONFIDENCES.map((one) => (
        <option key={one} value={one}>
          {CONFIDENCE_LABELS[one]}
        </option>
      ))}
    </select>
  </span>
);
