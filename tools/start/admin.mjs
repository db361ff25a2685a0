import { launch } from '../launch/launch.mjs';

await launch(new URL('admin.ts', import.meta.url));
