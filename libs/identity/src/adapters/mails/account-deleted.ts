import { composeMail, type MailLayout, type MailText } from '@casewright/platform';

export const accountDeletedMail = ({ brand }: MailLayout): MailText => ({
  subject: `Your ${brand.name} account has been deleted`,
  ...composeMail(
    {
      preheader: 'Your request is complete.',
      heading: 'Your account has been deleted',
      paragraphs: [
        `We deleted your ${brand.name} account and your personal data. The law requires us to keep records of payments and credits, without your name or email address.`,
        'This is our last email to you. Thank you for using our service.',
      ],
    },
    brand,
  ),
});
