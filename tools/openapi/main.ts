import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fromRoot } from '../webpack/from-root.ts';
import { documentOfApi } from './document.ts';
import { CLIENT_FILE, typedClientOf } from './typed-client.ts';

/** `npm run openapi` writes the browser's typed client. */
execFileSync(process.execPath, [fromRoot('tools/build/bundle.ts'), 'api'], { stdio: 'inherit' });
writeFileSync(CLIENT_FILE, await typedClientOf(documentOfApi()));
