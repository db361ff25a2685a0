import { fromRoot } from '../webpack/from-root.ts';
import { buildOne } from './build.ts';
import { once } from './once.ts';
import { Refusal } from './refusal.ts';
import { State } from './state.ts';

/** `node tools/start/operate.mjs <command>` runs a command of `apps/api/cli.ts` on the running product's database. */
try {
  const serverEnv = process.env['DATABASE_URL'] ? {} : new State().findServer();
  if (!serverEnv)
    throw new Refusal(
      'Casewright isn’t running from this checkout. Run npm start first, or set the production variables.',
    );
  await buildOne('api');
  const args = process.argv.slice(2);
  console.log(
    await once(`The command ${args[0] ?? ''}`.trim(), [fromRoot('dist/api/cli.js'), ...args], {
      ...process.env,
      ...serverEnv,
    }),
  );
  process.disconnect?.();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
