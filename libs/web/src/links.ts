export { BackLink } from './back-link';
export { LinkTabs, type LinkTab } from './link-tabs';
