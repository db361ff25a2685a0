import { type Brand, DARK, escaped, LIGHT, type Palette, policyOfForm, SANS, SERIF } from '@casewright/platform';

const variables = (palette: Palette): string =>
  Object.entries(palette)
    .map(([role, color]) => `--${role}:${color}`)
    .join(';');

/** Subset of the public pages' styles. */
const STYLE = `
:root{color-scheme:light dark;${variables(LIGHT)}}
@media (prefers-color-scheme:dark){:root{${variables(DARK)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/23px ${SANS}}
header{border-bottom:1px solid var(--line);padding:20px}
header a,h1{font-family:${SERIF};font-weight:600}
header a{display:block;max-width:640px;margin:0 auto;font-size:20px;color:var(--ink);text-decoration:none}
main{max-width:680px;margin:0 auto;padding:36px 20px 72px}
h1{margin:24px 0;font-size:40px;line-height:1.1;letter-spacing:-.02em}
a{color:var(--accent)}
[role=alert]{padding:14px 18px;border-radius:8px;background:var(--dangerSoft)}
[role=alert].info{background:var(--infoSoft)}
form{display:grid;gap:20px;margin:24px 0;padding:clamp(20px,5vw,36px);background:var(--surface);border:1px solid var(--line);border-radius:14px}
form.bare{margin:20px 0 28px;padding:0;background:none;border:0}
form.bare button{justify-self:start}
label{display:block;margin-bottom:6px;font-size:13px;font-weight:600}
input,textarea{font-family:inherit;width:100%;padding:10px 12px;border:1px solid var(--line);border-bottom-color:var(--control);border-radius:8px;background:var(--surface);color:var(--ink);font-size:16px;line-height:23px}
:focus-visible{outline:3px solid var(--accent);outline-offset:1px}
[aria-invalid]{border-color:var(--danger)}
form p{margin:6px 0 0;font-size:13px;color:var(--danger)}
main>p{color:var(--muted)}
button{justify-self:end;min-height:48px;padding:0 22px;border:0;border-radius:8px;background:var(--accent);color:var(--onAccent);font:inherit;font-weight:500;cursor:pointer}
`;

export const FORM_PAGE_POLICY = policyOfForm(STYLE);

/** A page with a form that works without scripts. @param main HTML with escaped texts */
export const formPage = (title: string, main: string, { name }: Brand): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · ${escaped(name)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">${escaped(name)}</a></header>
<main>
${main}
</main>
</body>
</html>
`;
