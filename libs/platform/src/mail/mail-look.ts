import { DARK } from '../config/palette';

export const SERIF = "'Source Serif 4',Georgia,'Times New Roman',serif";
export const SANS = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const MONO = "ui-monospace,'SF Mono',Menlo,Consolas,monospace";

/** Elements set light colors inline, for programs that drop style sheets. Dark colors override them here. */
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
