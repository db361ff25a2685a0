import { fromRoot } from '../webpack/from-root.ts';
import { buildOne } from './build.ts';
import { once } from './once.ts';
import { Refusal } from './refusal.ts';
import { State } from './state.ts';

/** `npm run admin -- someone@company.example` makes an account that exists an admin's, in the database that is in use. */
try {
  const [email] = process.argv.slice(2);
  if (!email) throw new Refusal('Who? npm run admin -- someone@company.example');
  const told = process.env['DATABASE_URL'] ? {} : new State().findServer();
  if (!told)
    throw new Refusal(
      'Nothing runs from this checkout: npm start first, or set what the server is told in production.',
    );
  await buildOne('api');
  console.log(
    await once('Making an admin', [fromRoot('dist/api/make-admin.js'), email], {
      ...process.env,
      ...told,
    }),
  );
  process.disconnect?.();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
