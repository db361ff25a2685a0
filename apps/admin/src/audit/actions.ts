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
  'get-balance-of-user': 'Balance viewed',
  'list-transactions-of-user': 'Ledger viewed',
  'list-orders-of-user': 'Orders viewed',
  'list-cases-of-user': 'Cases viewed',
  'list-calculations-of-user': 'Calculations viewed',
  'list-sessions-of-user': 'Sessions viewed',
  'end-session-of-user': 'Session ended',
  'end-sessions-of-user': 'Signed out everywhere',
  'resend-verification': 'Verification resent',
  'unlock-user': 'Sign-in unlocked',
  'export-data-of-user': 'Data export started',
  'list-admins': 'Admins viewed',
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
