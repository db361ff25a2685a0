import { composeMail, type Letterhead, type MailWords } from '@casewright/platform';
import { momentText } from '@casewright/rules';
import { PAGES } from './pages';

interface Facts {
  readonly expiresAt: Date;
}

/** Carries no data: the download is for who is signed in. */
export const dataExportReadyMail = ({ expiresAt }: Facts, { brand, publicUrl }: Letterhead): MailWords => ({
  subject: `Your ${brand.name} data is ready`,
  ...composeMail(
    {
      preheader: 'Download it from your settings.',
      heading: 'Your data is ready to download',
      paragraphs: [
        `You asked for everything that ${brand.name} keeps about you. It is one file in JSON, which people and programs can read.`,
        `It can be downloaded from your settings until ${momentText(expiresAt, 'UTC')} UTC. You have to be signed in.`,
      ],
      button: { label: 'Go to the download', url: `${publicUrl}${PAGES.yourData}` },
      footnote: 'If you did not ask for it, change your password: someone else is signed in to your account.',
    },
    brand,
  ),
});
