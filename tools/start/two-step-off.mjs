import { launch } from '../launch/launch.mjs';

await launch(new URL('two-step-off.ts', import.meta.url));
