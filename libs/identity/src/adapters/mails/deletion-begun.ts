import { composeMail, type Letterhead, type MailWords } from '@casewright/platform';
import { momentText } from '@casewright/rules';
import { PAGES } from './pages';

interface Facts {
  readonly dueAt: Date;
}

export const deletionBegunMail = ({ dueAt }: Facts, { brand, publicUrl }: Letterhead): MailWords => ({
  subject: `Your ${brand.name} account will be deleted`,
  ...composeMail(
    {
      preheader: 'You have 14 days to change your mind.',
      heading: 'Your account will be deleted',
      paragraphs: [
        `As you asked, your ${brand.name} account and everything personal in it will be deleted on ${momentText(dueAt, 'UTC')} UTC. Unused value credits end with it.`,
        'Until then your account works as before. Changed your mind? Keep it with one click in your settings.',
      ],
      button: { label: 'Keep my account', url: `${publicUrl}${PAGES.yourData}` },
      footnote: `If you did not ask for this, keep the account and reset your password at ${publicUrl}${PAGES.passwordReset}.`,
    },
    brand,
  ),
});
