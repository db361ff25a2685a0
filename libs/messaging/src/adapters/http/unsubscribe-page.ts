import { type Brand, escaped } from '@casewright/platform';
import type { MailKind } from '../../domain/mail-preferences';
import { FORM_PAGE_POLICY, formPage } from './form-page';

const NAMES: Readonly<Record<MailKind, string>> = {
  messages: 'emails about unread messages',
  cases: 'emails about your cases',
  receipts: 'receipts by email',
  updates: 'product news by email',
};

export const UNSUBSCRIBE_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': FORM_PAGE_POLICY,
} as const;

/** Asks for confirmation, since mail scanners open links. */
export const askToUnsubscribe = (kind: MailKind, action: string, brand: Brand): string =>
  pageOf(
    'Unsubscribe',
    `<p>Do you want to stop ${NAMES[kind]}?</p>
<p>You’ll still get the emails that you need to sign in and to keep your account secure.</p>
<form class="bare" method="post" action="${escaped(action)}"><button>Unsubscribe</button></form>`,
    brand,
  );

export const unsubscribed = (kind: MailKind, brand: Brand): string =>
  pageOf('You’re unsubscribed', `<p>You won’t get ${NAMES[kind]} anymore.</p>`, brand);

export const unsubscribeLinkInvalid = (message: string, brand: Brand): string =>
  pageOf('This link doesn’t work', `<p>${escaped(message)}</p>`, brand);

const pageOf = (title: string, content: string, brand: Brand): string =>
  formPage(
    title,
    `<h1>${escaped(title)}</h1>
${content}
<p><a href="/profile/settings?tab=emails">Choose your emails in Settings</a></p>`,
    brand,
  );
