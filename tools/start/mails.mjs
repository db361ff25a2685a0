import { launch } from '../launch/launch.mjs';

await launch(new URL('mails.ts', import.meta.url));
