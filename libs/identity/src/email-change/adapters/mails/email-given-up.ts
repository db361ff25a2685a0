import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { momentText } from '@casewright/rules';
import { PAGES, type UndoLink } from '../../../adapters/mails/pages';

interface Facts {
  readonly link: UndoLink;
  readonly changedAt: Date;
  readonly undoableUntil: Date;
}

/** Sent to the previous address. Does not name the new one, because the reader may not own the account. */
export const emailGivenUpMail = (
  { link, changedAt, undoableUntil }: Facts,
  { brand, publicUrl }: MailLayout,
): MailText => ({
  subject: `Your ${brand.name} email address was changed`,
  ...composeMail(
    {
      preheader: 'Wasn’t you? Undo it now.',
      heading: 'Your email address was changed',
      paragraphs: [
        `The email address of your ${brand.name} account was changed on ${momentText(changedAt, 'UTC')} UTC. You now sign in with the new address, and we send our emails there.`,
        `If it was you, you’re all set. If it wasn’t, you can undo the change until ${momentText(undoableUntil, 'UTC')} UTC. Your account goes back to this address, all devices are signed out, and you choose a new password.`,
      ],
      button: { label: 'Undo the change', url: `${publicUrl}${PAGES.undoEmailChange(link)}` },
      footnote: 'Anyone with this link can undo the change. Don’t forward this email.',
    },
    brand,
  ),
});
