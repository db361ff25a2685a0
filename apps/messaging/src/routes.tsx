import './messaging.css';
import { paths } from '@casewright/web/paths';
import type { RouteObject } from '@casewright/web/router';
import { MailboxPage } from './mailbox/mailbox-page';
import { openMailbox } from './mailbox/open-mailbox';

const routes: RouteObject[] = [
  { path: paths.messages, loader: openMailbox, element: <MailboxPage folder="inbox" /> },
  { path: paths.sent, loader: openMailbox, element: <MailboxPage folder="sent" /> },
];

export default routes;
