import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';

const UNPRIVILEGED_ID = 65534;
const OTHERS_MAY_ENTER = 0o001;

/** PostgreSQL refuses to run as root: there, it runs as an unprivileged user. */
export const isRoot = process.getuid?.() === 0;
export const asUnprivilegedUser = isRoot ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {};

/** Makes `folder` one that only PostgreSQL's user may look into. */
export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isRoot) chownSync(folder, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
}

/** Whether the user PostgreSQL runs as gets as far as into `folder`, or as far as it exists. */
export function isReachable(folder: string): boolean {
  if (!isRoot) return true;
  const above = dirname(folder);
  const stats = statSync(folder, { throwIfNoEntry: false });
  const isOpen = !stats || stats.uid === UNPRIVILEGED_ID || (stats.mode & OTHERS_MAY_ENTER) !== 0;
  return isOpen && (above === folder || isReachable(above));
}

/** `wanted`, or where its user cannot get there a folder of that name in the system's temporary one, always the same. */
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
