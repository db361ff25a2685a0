/** What was done, by the name of the operation. Others are shown by that name. */
export const ACTIONS: Readonly<Record<string, string>> = {
  'sign-in': 'Signed in',
  'promote-to-admin': 'User promoted to admin',
  'demote-admin': 'Admin demoted',
  'adjust-credits': 'Credits adjusted',
  'approve-adjustment': 'Adjustment approved',
  'decline-adjustment': 'Adjustment declined',
  'refund-order': 'Order refunded',
  'get-user': 'User viewed',
  'list-users': 'Users viewed',
  'export-users': 'Users exported',
  'list-all-messages': 'Messages viewed',
  'list-adjustments': 'Adjustments viewed',
  'list-audit-entries': 'Audit trail viewed',
  'export-audit-entries': 'Audit trail exported',
  'two-step-off': 'Two-step verification removed',
  'reconcile-payments': 'Payments reconciled',
  'verify-audit': 'Audit trail verified',
  'verify-ledger': 'Ledger verified',
  'change-queue': 'Queue changed',
};

/** 'list-remote-health' becomes 'List remote health'. */
export const actionText = (action: string): string =>
  ACTIONS[action] ?? action.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
