import './account.css';
import { needsSession, paths, receiptAt, type PageHandle } from '@casewright/web';
import type { RouteObject } from '@casewright/web/router';
import { openPurchase } from './credits/payment-return';
import { PurchasePage } from './credits/purchase-page';
import { DashboardPage } from './dashboard/dashboard-page';
import { openLogin } from './login/after-sign-in';
import { LoginPage } from './login/login-page';
import { PasswordResetPage } from './password-reset/password-reset-page';
import { PursuitHistoryPage } from './pursuits/pursuit-history-page';
import { openResetLink } from './reset-password/open-reset-link';
import { ResetPasswordPage } from './reset-password/reset-password-page';
import { openSettings } from './settings/open-settings';
import { SettingsPage } from './settings/settings-page';
import { SignUpPage } from './sign-up/sign-up-page';
import { ReceiptPage } from './receipts/receipt-page';
import { HistoryPage } from './transactions/history-page';
import { openUndoLink } from './undo-email-change/open-undo-link';
import { UndoEmailChangePage } from './undo-email-change/undo-email-change-page';
import { openVerification } from './verify-email/open-verification';
import { VerifyEmailPage } from './verify-email/verify-email-page';

const handle: PageHandle = { footer: true };

const routes: RouteObject[] = [
  {
    handle,
    children: [
      { path: paths.signUp, element: <SignUpPage /> },
      { path: paths.login, loader: openLogin, element: <LoginPage /> },
      { path: paths.passwordReset, element: <PasswordResetPage /> },
      { path: paths.resetPassword, loader: openResetLink, element: <ResetPasswordPage /> },
      { path: paths.undoEmailChange, loader: openUndoLink, element: <UndoEmailChangePage /> },
      { path: paths.verifyEmail, loader: openVerification, element: <VerifyEmailPage /> },
    ],
  },
  { path: paths.profile, loader: needsSession, element: <DashboardPage /> },
  { path: paths.settings, loader: openSettings, element: <SettingsPage /> },
  { path: paths.purchaseCredits, loader: openPurchase, element: <PurchasePage /> },
  { path: paths.transactionHistory, loader: needsSession, element: <HistoryPage /> },
  { path: receiptAt(':id'), loader: needsSession, element: <ReceiptPage /> },
  { path: paths.pursuitHistory, loader: needsSession, element: <PursuitHistoryPage /> },
];

export default routes;
