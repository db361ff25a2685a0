import { writeFileSync } from 'node:fs';
import { changeBetween, committedContract, contractFile, currentContract, isRaisedEnough } from './contract.ts';

/** `npm run contract` writes the contract. Refuses if the version of libs/web was not raised enough. */
const [before, now] = [committedContract(), currentContract()];
const change = changeBetween(before.exports, now.exports);
if (!isRaisedEnough(before.version, now.version, change)) {
  console.error(`This is a ${change} change: raise the version in libs/web/package.json, which is ${now.version}.`);
  process.exit(1);
}
writeFileSync(contractFile, `${JSON.stringify(now, null, 2)}\n`);
console.log(`libs/web/contract.json has version ${now.version}.`);
process.disconnect?.();
