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
      footnote: `You or a ${brand.name} admin requested this. If you don’t expect it, change your password and contact us.`,
    },
    brand,
  ),
});
