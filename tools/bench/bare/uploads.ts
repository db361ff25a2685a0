import { createWriteStream, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** Baseline of an upload: appends chunks to a file. */
const folder = join(fileURLToPath(process.env['FILES_URL'] ?? ''), 'bare');
mkdirSync(folder, { recursive: true });

createServer((request, response) => {
  const file = createWriteStream(join(folder, `${request.url ?? ''}.bin`), { flags: 'a' });
  pipeline(request, file, (error) => response.writeHead(error ? 500 : 204).end());
}).listen(Number(process.env['PORT']), '127.0.0.1');
