// In one file of the built remote, since neither is shown without the other.
export { AdminArea } from './access/admin-area';
export { AdminPanel } from './panel/admin-panel';
