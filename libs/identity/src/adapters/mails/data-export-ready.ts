import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { momentText } from '@casewright/rules';
import { PAGES } from './pages';

interface Facts {
  readonly expiresAt: Date;
}

/** Contains no data: the download requires a session. */
export const dataExportReadyMail = ({ expiresAt }: Facts, { brand, publicUrl }: MailLayout): MailText => ({
  subject: `Your ${brand.name} data is ready`,
  ...composeMail(
    {
      preheader: 'Download it from your settings.',
      heading: 'Your data is ready to download',
      paragraphs: [
        `The file with everything ${brand.name} stores about you is ready. It’s in JSON format.`,
        `You can download it from your settings until ${momentText(expiresAt, 'UTC')} UTC. You need to be signed in.`,
      ],
      button: { label: 'Download your data', url: `${publicUrl}${PAGES.yourData}` },
      footnote: 'If you didn’t request this, change your password. Someone else is signed in to your account.',
    },
    brand,
  ),
});
