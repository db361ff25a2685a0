import { launch } from '../launch/launch.mjs';

await launch(new URL('main.ts', import.meta.url));
