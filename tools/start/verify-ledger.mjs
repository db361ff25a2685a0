import { launch } from '../launch/launch.mjs';

await launch(new URL('verify-ledger.ts', import.meta.url));
