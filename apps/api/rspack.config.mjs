import { server } from '../../tools/rspack/server.ts';

export default server(import.meta.url, ['main', 'worker', 'make-document', 'read-table', 'migrate', 'cli', 'openapi']);
