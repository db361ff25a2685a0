import { launch } from '../launch/launch.mjs';

await launch(new URL('reconcile.ts', import.meta.url));
