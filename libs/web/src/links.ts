export { BackLink } from './back-link';
export { FinderButton } from './finder-button';
export { TermHint } from './term-hint';
export { LinkTabs, type LinkTab } from './link-tabs';
