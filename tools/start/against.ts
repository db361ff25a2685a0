import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { watchedFolder, type Built } from '../build/watched.ts';
import { endOnExit } from '../services/guard.ts';
import { startWebServerAgainst } from '../web-server/against.ts';
import { fromRoot } from '../webpack/from-root.ts';
import type { Progress } from './progress.ts';
import { Refusal } from './refusal.ts';
import { WATCHED_VERSION } from './watch.ts';

interface AgainstOptions {
  readonly name: string;
  readonly url: string;
  readonly port: number;
  readonly progress: Progress;
}

/** `npm run dev -- <remote> --against <url>`: needs no local database or API. */
export async function startAgainst({ name, url, port, progress }: AgainstOptions): Promise<() => Promise<void>> {
  if (!existsSync(fromRoot(`apps/${name}/remote.json`)))
    throw new Refusal('Which remote? Run: npm run dev -- <remote> --against <url>');
  if (!URL.canParse(url))
    throw new Refusal(`${url} isn’t a valid URL. Run: npm run dev -- ${name} --against https://…`);
  const child = fork(fromRoot('tools/build/watch.ts'), [name], {
    env: { ...process.env, REMOTE_VERSION: WATCHED_VERSION },
    cwd: fromRoot('.'),
  });
  if (child.pid) endOnExit(child.pid);

  const { errors: failures } = await progress.step(
    `Build ${name}`,
    () => new Promise<Built>((resolve) => child.once('message', resolve)),
  );
  if (failures) throw new Refusal(failures);
  const web = await startWebServerAgainst({ port, against: url, name, folder: watchedFolder(name) });
  child.on('message', ({ errors, savedAt }: Built) => {
    if (errors) return progress.say(errors);
    web.reload();
    if (savedAt) progress.say(`  ${name} is live ${((Date.now() - savedAt) / 1000).toFixed(1)} s after saving`);
  });
  progress.say(`${web.url} serves ${url} with ${name} from this checkout. Press Ctrl-C to stop.`);
  return async () => {
    child.kill();
    await web.stop();
  };
}
