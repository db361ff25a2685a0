// One chunk, because the area and the panel are always shown together.
export { AdminArea } from './access/admin-area';
export { AdminPanel } from './panel/admin-panel';
