import { fromRoot } from '../webpack/from-root.ts';
import { buildOne } from './build.ts';
import { once } from './once.ts';
import { Refusal } from './refusal.ts';
import { State } from './state.ts';

/** Runs a program of the API's in the database that is in use, and shows what it says. */
export async function operate(what: string, program: string, ...args: readonly string[]): Promise<void> {
  try {
    const told = process.env['DATABASE_URL'] ? {} : new State().findServer();
    if (!told)
      throw new Refusal(
        'Nothing runs from this checkout: npm start first, or set what the server is told in production.',
      );
    await buildOne('api');
    console.log(await once(what, [fromRoot(`dist/api/${program}.js`), ...args], { ...process.env, ...told }));
    process.disconnect?.();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
