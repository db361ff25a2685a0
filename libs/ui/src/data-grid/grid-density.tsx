import { Rows2, Rows4 } from 'lucide-react';
import { buttonLook } from '../button';

interface GridDensityProps {
  readonly isCompact: boolean;
  readonly onChoose: (isCompact: boolean) => void;
}

/** Switches between comfortable and compact rows. */
export function GridDensity({ isCompact, onChoose }: GridDensityProps) {
  const Icon = isCompact ? Rows2 : Rows4;
  return (
    <button
      type="button"
      aria-pressed={isCompact}
      title="Compact rows"
      aria-label="Compact rows"
      className={buttonLook('secondary', 'small')}
      onClick={() => onChoose(!isCompact)}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}
