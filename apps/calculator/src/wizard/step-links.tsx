import { buttonLook } from '@casewright/ui';
import { Link } from '@casewright/web/router';
import { passStep } from '../draft/draft';
import type { StepPath } from '../draft/steps';
import { ArrowLeft, ArrowRight } from 'lucide-react';

interface StepBackProps {
  readonly to: string;
  readonly label?: string;
  /** Shows only the arrow on a phone. */
  readonly isShort?: boolean;
}

export function StepBack({ to, label = 'Back', isShort = false }: StepBackProps) {
  return (
    <Link to={to} className={`${buttonLook()} ${isShort ? 'max-md:w-11 max-md:px-0' : ''}`}>
      <ArrowLeft aria-hidden className="size-4.5" />
      <span className={isShort ? 'max-md:sr-only' : ''}>{label}</span>
    </Link>
  );
}

interface StepOnProps {
  readonly from: StepPath;
  readonly to: string;
  readonly onProceed?: () => void;
}

export function StepOn({ from, to, onProceed }: StepOnProps) {
  return (
    <Link to={to} className={buttonLook('primary')} onClick={() => (passStep(from), onProceed?.())}>
      Proceed
      <ArrowRight aria-hidden className="size-4.5" />
    </Link>
  );
}
