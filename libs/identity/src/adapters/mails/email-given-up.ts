import { composeMail, type Letterhead, type MailWords } from '@casewright/platform';
import { momentText } from '@casewright/rules';
import { PAGES, type UndoLink } from './pages';

interface Facts {
  readonly link: UndoLink;
  readonly changedAt: Date;
  readonly undoableUntil: Date;
}

/** To the address of before. Does not say the new one: whoever reads this mail may not be who the account belongs to. */
export const emailGivenUpMail = (
  { link, changedAt, undoableUntil }: Facts,
  { brand, publicUrl }: Letterhead,
): MailWords => ({
  subject: `Your ${brand.name} email address was changed`,
  ...composeMail(
    {
      preheader: 'If it was not you, undo it now.',
      heading: 'Your email address was changed',
      paragraphs: [
        `Your ${brand.name} account has had another email address since ${momentText(changedAt, 'UTC')} UTC. From now on we write there, and you sign in with it.`,
        `If it was you, there is nothing to do. If it was not, undo it until ${momentText(undoableUntil, 'UTC')} UTC: your account gets this address back, everyone is signed out, and you choose a new password.`,
      ],
      button: { label: 'It was not me: undo the change', url: `${publicUrl}${PAGES.undoEmailChange(link)}` },
      footnote: 'Whoever has this link can take the account back to this address. Do not forward this email.',
    },
    brand,
  ),
});
