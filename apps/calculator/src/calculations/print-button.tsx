import { Button } from '@casewright/ui';
import { Printer } from 'lucide-react';

export function PrintButton() {
  return (
    <Button onClick={() => window.print()}>
      <Printer aria-hidden className="size-4" />
      Print
    </Button>
  );
}
