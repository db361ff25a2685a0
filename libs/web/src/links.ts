export { BackLink } from './back-link';
export { TermHint } from './term-hint';
export { LinkTabs, type LinkTab } from './link-tabs';
