import './account.css';
import { needsSessionAnd, queryClient, type PageHandle } from '@casewright/web';
import { paths, receiptAt } from '@casewright/web/paths';
import { readAddress } from '@casewright/web/address';
import type { RouteObject } from '@casewright/web/router';
import { openPurchase } from './credits/payment-return';
import { openLogin } from './login/after-sign-in';
import {
  activityQuery,
  casesQuery,
  decidedPursuitsQuery,
  openPursuitsQuery,
  pursuitSummaryQuery,
  waitingPursuitsQuery,
} from './pursuits/queries';
import { receiptQuery } from './receipts/queries';
import { openResetLink } from './reset-password/open-reset-link';
import { openSettings } from './settings/open-settings';
import { transactionsQuery, typeInAddress } from './transactions/queries';
import { openUndoLink } from './undo-email-change/open-undo-link';
import { openVerification } from './verify-email/open-verification';

const handle: PageHandle = { footer: true };

const openDashboard = needsSessionAnd(() => {
  for (const query of [openPursuitsQuery, waitingPursuitsQuery]) void queryClient.prefetchQuery(query);
  void queryClient.prefetchQuery(pursuitSummaryQuery);
  void queryClient.prefetchQuery(activityQuery);
  void queryClient.prefetchInfiniteQuery(transactionsQuery());
});
const openHistory = needsSessionAnd(
  ({ request }) => void queryClient.prefetchInfiniteQuery(transactionsQuery(readAddress(typeInAddress, request.url))),
);
const openReceipt = needsSessionAnd(({ params: { id = '' } }) => void queryClient.prefetchQuery(receiptQuery(id)));
const openPursuits = needsSessionAnd(() => {
  void queryClient.prefetchInfiniteQuery(decidedPursuitsQuery);
  void queryClient.prefetchInfiniteQuery(casesQuery);
});

const routes: RouteObject[] = [
  {
    handle,
    children: [
      { path: paths.signUp, lazy: async () => ({ Component: (await import('./sign-up/sign-up-page')).SignUpPage }) },
      {
        path: paths.login,
        loader: openLogin,
        lazy: async () => ({ Component: (await import('./login/login-page')).LoginPage }),
      },
      {
        path: paths.passwordReset,
        lazy: async () => ({ Component: (await import('./password-reset/password-reset-page')).PasswordResetPage }),
      },
      {
        path: paths.resetPassword,
        loader: openResetLink,
        lazy: async () => ({ Component: (await import('./reset-password/reset-password-page')).ResetPasswordPage }),
      },
      {
        path: paths.undoEmailChange,
        loader: openUndoLink,
        lazy: async () => ({
          Component: (await import('./undo-email-change/undo-email-change-page')).UndoEmailChangePage,
        }),
      },
      {
        path: paths.verifyEmail,
        loader: openVerification,
        lazy: async () => ({ Component: (await import('./verify-email/verify-email-page')).VerifyEmailPage }),
      },
    ],
  },
  {
    path: paths.profile,
    loader: openDashboard,
    lazy: async () => ({ Component: (await import('./dashboard/dashboard-page')).DashboardPage }),
  },
  {
    path: paths.settings,
    loader: openSettings,
    lazy: async () => ({ Component: (await import('./settings/settings-page')).SettingsPage }),
  },
  {
    path: paths.purchaseCredits,
    loader: openPurchase,
    lazy: async () => ({ Component: (await import('./credits/purchase-page')).PurchasePage }),
  },
  {
    path: paths.transactionHistory,
    loader: openHistory,
    lazy: async () => ({ Component: (await import('./transactions/history-page')).HistoryPage }),
  },
  {
    path: receiptAt(':id'),
    loader: openReceipt,
    lazy: async () => ({ Component: (await import('./receipts/receipt-page')).ReceiptPage }),
  },
  {
    path: paths.pursuitHistory,
    loader: openPursuits,
    lazy: async () => ({ Component: (await import('./pursuits/pursuit-history-page')).PursuitHistoryPage }),
  },
];

export default routes;
