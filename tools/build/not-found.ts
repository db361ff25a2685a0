import { BRAND } from './brand.ts';
import { placeOf } from './public-pages.ts';

export const NOT_FOUND = 'not-found.html';

const HEAD = `<title>Page not found · ${BRAND.name}</title><meta name="robots" content="noindex">`;
/** For browsers without scripts. */
const TEXT = `<h1 class="font-serif text-title font-semibold tracking-display">Oops! Page not found</h1>
  <p class="text-lead text-ink-muted">The link may be out of date, or the address may have a typo.</p>
  <p><a class="font-semibold text-accent underline" href="/">Back to Home</a></p>`;

export const notFoundPage = (template: string): string =>
  template.replace(placeOf('page'), HEAD).replace(placeOf('noscript'), TEXT);
