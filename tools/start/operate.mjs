import { launch } from '../launch/launch.mjs';

await launch(new URL('operate.ts', import.meta.url));
