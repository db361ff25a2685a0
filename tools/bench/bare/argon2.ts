import { verify } from '@node-rs/argon2';

/** Prints password verifications per second. */
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
