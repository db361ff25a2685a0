import { composeMail, type Letterhead, type MailWords } from '@casewright/platform';

export const accountDeletedMail = ({ brand }: Letterhead): MailWords => ({
  subject: `Your ${brand.name} account has been deleted`,
  ...composeMail(
    {
      preheader: 'As you asked.',
      heading: 'Your account has been deleted',
      paragraphs: [
        `Your ${brand.name} account and the personal data in it are gone. The record of payments and credits stays, as the law asks, without your name and address.`,
        'This is the last email you get from us. Thank you for having been here.',
      ],
    },
    brand,
  ),
});
