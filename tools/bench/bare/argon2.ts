import { verify } from '@node-rs/argon2';

/** Verifies a password for so many seconds, as many at once as it is told, and prints how many a second. */
const [hash = '', password = '', atOnce = '1', seconds = '1'] = process.argv.slice(2);
const until = performance.now() + Number(seconds) * 1_000;
let verified = 0;

async function verifyRepeatedly(): Promise<void> {
  while (performance.now() < until) {
    if (!(await verify(hash, password))) throw new Error('not the password of this hash');
    verified += 1;
  }
}

await Promise.all(Array.from({ length: Number(atOnce) }, verifyRepeatedly));
console.log(verified / Number(seconds));
