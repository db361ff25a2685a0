import type { Brand } from '../config/brand';
import { LIGHT } from '../config/palette';
import { escaped } from '../http/html';
import { MONO, SANS, SERIF, STYLES } from './mail-look';

export interface MailContents {
  /** Preview text after the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly code?: string | undefined;
  readonly button?: { readonly label: string; readonly url: string } | undefined;
  readonly footnote?: string | undefined;
}

export const composeMail = (contents: MailContents, brand: Brand): { html: string; text: string } => ({
  html: htmlOf(contents, brand),
  text: textOf(contents, brand),
});

function htmlOf({ preheader, heading, paragraphs, code, button, footnote }: MailContents, brand: Brand): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escaped(heading)}</title>
<style>${STYLES}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${LIGHT.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preheader)}${'&#847; '.repeat(60)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${LIGHT.paper}">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 4px 20px;font:600 20px/24px ${SERIF};letter-spacing:-0.2px;color:${LIGHT.ink}">${escaped(brand.name)}</td></tr>
<tr><td class="sheet" style="padding:40px;background:${LIGHT.surface};border:1px solid ${LIGHT.line};border-radius:14px">
<h1 class="ink" style="margin:0 0 16px;font:600 28px/34px ${SERIF};letter-spacing:-0.4px;color:${LIGHT.ink}">${escaped(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${code === undefined ? '' : codeBlock(code)}
${button === undefined ? '' : buttonBlock(button)}
${footnote === undefined ? '' : footnoteBlock(footnote)}
</td></tr>
<tr><td class="faint" style="padding:20px 4px 0;font:400 12px/18px ${SANS};color:${LIGHT.faint}">${escaped(brand.name)} · ${escaped(brand.address)}<br>Questions? Write to <a class="link" href="mailto:${escaped(brand.contactEmail)}" style="color:${LIGHT.accent}">${escaped(brand.contactEmail)}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const paragraph = (text: string): string =>
  `<p class="muted" style="margin:0 0 14px;font:400 16px/25px ${SANS};color:${LIGHT.muted}">${escaped(text)}</p>`;

/** The code is one text node, so that a tap selects it whole. Its gaps are letter spacing. */
const codeBlock = (code: string): string =>
  `<div class="code ink" style="margin:24px 0;padding:20px 12px 20px 20px;text-align:center;font:600 36px/44px ${MONO};letter-spacing:8px;background:${LIGHT.sunken};border:1px solid ${LIGHT.line};border-radius:8px;color:${LIGHT.ink};-webkit-user-select:all;user-select:all">${escaped(code)}</div>`;

const buttonBlock = ({ label, url }: { label: string; url: string }): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td><a class="button" href="${escaped(url)}" style="display:inline-block;padding:13px 24px;font:600 16px/22px ${SANS};text-decoration:none;background:${LIGHT.accent};color:${LIGHT.onAccent};border-radius:8px">${escaped(label)}</a></td></tr></table>
<p class="faint" style="margin:0 0 14px;font:400 13px/20px ${SANS};color:${LIGHT.faint};word-break:break-all">Or open <a class="link" href="${escaped(url)}" style="color:${LIGHT.accent}">${escaped(url)}</a></p>`;

const footnoteBlock = (text: string): string =>
  `<p class="faint rule" style="margin:28px 0 0;padding-top:20px;border-top:1px solid ${LIGHT.line};font:400 13px/20px ${SANS};color:${LIGHT.faint}">${escaped(text)}</p>`;

function textOf({ heading, paragraphs, code, button, footnote }: MailContents, brand: Brand): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(button === undefined ? [] : [`${button.label}:\n${button.url}`]),
    ...(footnote === undefined ? [] : [footnote]),
    `-- \n${brand.name} · ${brand.address}\nQuestions? Write to ${brand.contactEmail}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
