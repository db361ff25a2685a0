import { buttonLook } from '@casewright/ui';
import { Link } from '@casewright/web/router';
import { ArrowLeft, ArrowRight } from 'lucide-react';

interface StepLinkProps {
  readonly to: string;
  readonly onClick?: () => void;
}

export function StepBack({ to, label = 'Back' }: StepLinkProps & { readonly label?: string }) {
  return (
    <Link to={to} className={buttonLook()}>
      <ArrowLeft aria-hidden className="size-4.5" />
      {label}
    </Link>
  );
}

export function StepOn({ to, onClick }: StepLinkProps) {
  return (
    <Link to={to} className={buttonLook('primary')} onClick={onClick}>
      Proceed
      <ArrowRight aria-hidden className="size-4.5" />
    </Link>
  );
}
