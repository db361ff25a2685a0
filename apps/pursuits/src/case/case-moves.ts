import type { CaseCommand } from '@casewright/rules';

interface SellerMove {
  readonly command: CaseCommand;
  readonly label: string;
  /** Shown after success. */
  readonly notice: string;
  readonly kind: 'primary' | 'secondary' | 'quiet';
}

/** Moves with buttons here. New terms are answered in their own panel. */
export const SELLER_MOVES: readonly SellerMove[] = [
  { command: 'approve-case', label: 'Approve the case', notice: 'Case approved', kind: 'primary' },
  { command: 'approve-review', label: 'Approve the review', notice: 'Review approved', kind: 'primary' },
  { command: 'skip-review', label: 'Skip this review', notice: 'Review skipped', kind: 'secondary' },
  { command: 'ask-changes', label: 'Ask for changes', notice: 'Changes requested', kind: 'secondary' },
  { command: 'present', label: 'Mark as presented', notice: 'Case presented', kind: 'primary' },
  { command: 'cancel', label: 'Cancel the case', notice: 'Case canceled', kind: 'quiet' },
];
