import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';

const UNPRIVILEGED_ID = 65534;
const OTHERS_MAY_ENTER = 0o001;

/** PostgreSQL refuses to run as root. */
export const isRoot = process.getuid?.() === 0;
export const asUnprivilegedUser = isRoot ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {};

export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isRoot) chownSync(folder, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
}

/** Whether PostgreSQL's user can reach `folder`, or its nearest existing parent. */
export function isReachable(folder: string): boolean {
  if (!isRoot) return true;
  const above = dirname(folder);
  const stats = statSync(folder, { throwIfNoEntry: false });
  const isOpen = !stats || stats.uid === UNPRIVILEGED_ID || (stats.mode & OTHERS_MAY_ENTER) !== 0;
  return isOpen && (above === folder || isReachable(above));
}

/** `wanted`, or a fixed folder in the temporary directory if PostgreSQL's user can't reach it. */
export function reachableFolder(wanted: string): string {
  const folder = resolve(wanted);
  if (isReachable(folder)) return folder;
  const open = [tmpdir(), '/tmp', '/var/tmp'].find(isReachable);
  if (!open) throw new Error(`PostgreSQL's user can enter neither ${folder} nor a temporary folder.`);
  const ours = join(open, `casewright-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);
  mkdirSync(ours, { recursive: true });
  if (statSync(ours).uid !== process.getuid?.()) throw new Error(`${ours} belongs to somebody else: remove it.`);
  chmodSync(ours, 0o711);
  return join(ours, 'content');
}
