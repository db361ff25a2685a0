import { BILLING_MAILS } from '@casewright/billing';
import { CASE_PRICING_MAILS } from '@casewright/case-pricing';
import { IDENTITY_MAILS } from '@casewright/identity';
import { MESSAGING_MAILS } from '@casewright/messaging';
import { PURSUITS_MAILS } from '@casewright/pursuits';
import type { Config, MailLayout, MailSample } from '@casewright/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const MAILS: readonly MailSample[] = [
  ...IDENTITY_MAILS,
  ...BILLING_MAILS,
  ...CASE_PRICING_MAILS,
  ...MESSAGING_MAILS,
  ...PURSUITS_MAILS,
];

/** Shows all mails in light, dark, and plain text. Not in production. */
export function mountMailPreviews(app: NestFastifyApplication, path: string, config: Config): void {
  if (config.isProduction) return;
  app
    .getHttpAdapter()
    .getInstance()
    .get(path, (_request, reply) => reply.type('text/html; charset=utf-8').send(pageOf(MAILS, config)));
}

function pageOf(mails: readonly MailSample[], layout: MailLayout): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Emails from ${attribute(layout.brand.name)}</title>
<style>${STYLES}</style>
</head>
<body>
<h1>Every email, as recipients see it</h1>
<nav aria-label="Emails"><ol>${mails.map(({ name }) => `<li><a href="#${idOf(name)}">${name}</a></li>`).join('')}</ol></nav>
${mails.map((mail) => previewOf(mail, layout)).join('\n')}
</body>
</html>
`;
}

function previewOf({ name, write }: MailSample, layout: MailLayout): string {
  const { subject, html, text } = write(layout);
  return `<section id="${idOf(name)}" aria-labelledby="${idOf(name)}-name">
<h2 id="${idOf(name)}-name">${name}</h2>
<p>${attribute(subject)}</p>
<div class="forms">
<iframe sandbox="" title="${name}, light" srcdoc="${attribute(inScheme(html, 'light'))}"></iframe>
<iframe sandbox="" title="${name}, dark" srcdoc="${attribute(inScheme(html, 'dark'))}"></iframe>
<pre tabindex="0" aria-label="${name}, text">${attribute(text)}</pre>
</div>
</section>`;
}

/** Overrides the reader's color scheme, since both are shown side by side. */
const inScheme = (html: string, scheme: 'light' | 'dark'): string =>
  html.replace('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all');

const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const STYLES = `
:root{color-scheme:light dark;font:15px/23px system-ui,sans-serif}
body{margin:0 auto;max-width:1800px;padding:32px}
section{margin-top:48px}
h2{margin-bottom:0}
.forms{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));gap:16px}
iframe,pre{box-sizing:border-box;width:100%;height:720px;margin:0;border:1px solid GrayText;border-radius:8px}
pre{overflow:auto;padding:16px;white-space:pre-wrap;overflow-wrap:anywhere}
`;
