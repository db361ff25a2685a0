/** The look of a mail, in what mail programs understand. The same palette as the product's, by role. */
export const LIGHT = {
  paper: '#fbfaf6',
  surface: '#ffffff',
  sunken: '#f4f1e9',
  ink: '#10202e',
  muted: '#42525f',
  faint: '#5a6974',
  line: '#e5e1d5',
  accent: '#0c6b52',
  onAccent: '#ffffff',
};

type Palette = Readonly<Record<keyof typeof LIGHT, string>>;

const DARK: Palette = {
  paper: '#0d1417',
  surface: '#131c20',
  sunken: '#0a1013',
  ink: '#edeae2',
  muted: '#b7c0c4',
  faint: '#8e9ba1',
  line: '#233037',
  accent: '#52c3a0',
  onAccent: '#06231b',
};

export const SERIF = "'Source Serif 4',Georgia,'Times New Roman',serif";
export const SANS = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const MONO = "ui-monospace,'SF Mono',Menlo,Consolas,monospace";

/** Light colours stand in each element, for programs that drop this; dark ones override them here. */
export const STYLES = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:600px){.sheet{padding:28px 22px!important}.code{font-size:30px!important;letter-spacing:6px!important}}
@media (prefers-color-scheme:dark){
.paper{background:${DARK.paper}!important}
.sheet{background:${DARK.surface}!important;border-color:${DARK.line}!important}
.ink{color:${DARK.ink}!important}.muted{color:${DARK.muted}!important}.faint{color:${DARK.faint}!important}
.code{background:${DARK.sunken}!important;color:${DARK.ink}!important;border-color:${DARK.line}!important}
.button{background:${DARK.accent}!important;color:${DARK.onAccent}!important}
.link{color:${DARK.accent}!important}.rule{border-color:${DARK.line}!important}
}`.trim();
