import type { CaseCommand } from '@casewright/rules';

interface SellerMove {
  readonly command: CaseCommand;
  readonly label: string;
  /** Shown after success. */
  readonly notice: string;
  readonly kind: 'primary' | 'secondary' | 'quiet';
  /** Asked before it is made. */
  readonly warning?: string;
}

/** Moves with buttons here. New terms are answered in their own panel. */
export const SELLER_MOVES: readonly SellerMove[] = [
  {
    command: 'complete-inputs',
    label: 'Send inputs',
    notice: 'Inputs sent',
    kind: 'primary',
    warning: 'Your analyst gets the inputs as they are now. You can take them back until we confirm the terms.',
  },
  { command: 'withdraw-inputs', label: 'Take back the inputs', notice: 'Inputs taken back', kind: 'secondary' },
  { command: 'approve-case', label: 'Approve the case', notice: 'Case approved', kind: 'primary' },
  { command: 'approve-review', label: 'Approve the review', notice: 'Review approved', kind: 'primary' },
  { command: 'skip-review', label: 'Skip this review', notice: 'Review skipped', kind: 'secondary' },
  { command: 'ask-changes', label: 'Ask for changes', notice: 'Changes requested', kind: 'secondary' },
  { command: 'present', label: 'Mark as presented', notice: 'Case presented', kind: 'primary' },
  { command: 'cancel', label: 'Cancel the case', notice: 'Case canceled', kind: 'quiet' },
];
