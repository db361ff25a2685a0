import { BillingBaseline } from './0001-baseline';
import { CreditsOfCases } from './0002-credits-of-cases';
import { CreditAdjustments } from './0003-adjustments';
import { LargeRefunds } from './0004-large-refunds';
import { CanceledRefunds } from './0005-canceled-refunds';
import { FailedRefunds } from './0006-failed-refunds';
import { BillingDetailsOnReceipts } from './0007-billing-details';
import { DailyAdjustments } from './0008-daily-adjustments';
import { AccountNames } from './0009-account-names';
import { CreditsOfOneAdmin } from './0010-credits-of-one-admin';
import { HouseAccounts } from './0011-house-accounts';
import { NoRefundToOneself } from './0012-no-refund-to-oneself';

/** Execution order. */
export const BILLING_MIGRATIONS = [
  { name: 'billing-0001-baseline', class: BillingBaseline },
  { name: 'billing-0002-credits-of-cases', class: CreditsOfCases },
  { name: 'billing-0003-adjustments', class: CreditAdjustments },
  { name: 'billing-0004-large-refunds', class: LargeRefunds },
  { name: 'billing-0005-canceled-refunds', class: CanceledRefunds },
  { name: 'billing-0006-failed-refunds', class: FailedRefunds },
  { name: 'billing-0007-billing-details', class: BillingDetailsOnReceipts },
  { name: 'billing-0008-daily-adjustments', class: DailyAdjustments },
  { name: 'billing-0009-account-names', class: AccountNames },
  { name: 'billing-0010-credits-of-one-admin', class: CreditsOfOneAdmin },
  { name: 'billing-0011-house-accounts', class: HouseAccounts },
  { name: 'billing-0012-no-refund-to-oneself', class: NoRefundToOneself },
];
