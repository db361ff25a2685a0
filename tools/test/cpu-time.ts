import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = 'casewright-test-';

/** CPU counters of control groups, versions 2 and 1. */
const COUNTERS = [
  { root: '/sys/fs/cgroup', member: /^0::(.*)$/m, file: 'cpu.stat', value: /^usage_usec (\d+)$/m, perSecond: 1e6 },
  {
    root: '/sys/fs/cgroup/cpuacct',
    member: /^\d+:(?:[\w,]*,)?cpuacct(?:,[\w,]*)?:(.*)$/m,
    file: 'cpuacct.usage',
    value: /^(\d+)$/m,
    perSecond: 1e9,
  },
];
const TICKS_PER_SECOND = 100;

/** CPU-seconds of this process and its children; without a control group, orphans are missed. Zero on other systems. */
export function cpuMeter(): () => number {
  for (const { root, member, file, value, perSecond } of COUNTERS) {
    const group = ownGroup(root, member, file);
    if (group) return () => Number(value.exec(readFileSync(join(group, file), 'utf8'))?.[1] ?? 0) / perSecond;
  }
  return endedChildren;
}

function ownGroup(root: string, member: RegExp, file: string): string | undefined {
  try {
    const parent = join(root, member.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1] ?? 'none');
    if (!existsSync(join(parent, file))) return undefined;
    for (const left of readdirSync(parent)) if (left.startsWith(PREFIX)) removeIfEmpty(join(parent, left));
    const group = join(parent, `${PREFIX}${process.pid}`);
    mkdirSync(group, { recursive: true });
    writeFileSync(join(group, 'cgroup.procs'), String(process.pid));
    return group;
  } catch {
    return undefined;
  }
}

/** A control group outlives its processes. */
function removeIfEmpty(group: string): void {
  try {
    rmdirSync(group);
  } catch {}
}

function endedChildren(): number {
  if (!existsSync('/proc/self/stat')) return 0;
  // Fields 14 to 17: user and system time of the process, then of its ended children.
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 15);
  return fields.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
}
