export const OS_FAMILIES = ['windows-server', 'windows', 'linux', 'other', 'unknown'] as const;
export type OsFamily = (typeof OS_FAMILIES)[number];

export const OS_FAMILY_LABELS: Readonly<Record<OsFamily, string>> = {
  'windows-server': 'Windows Server',
  windows: 'Windows, other',
  linux: 'Linux',
  other: 'Other',
  unknown: 'Not given',
};

const SERVER = /server/i;
/** Guest IDs of hypervisors, for example "windows2019srv_64Guest" and "winNetEnterprise". */
const WINDOWS_SERVER_ID = /win(?:dows)?(?:net|longhorn|2000serv|\d{1,4}srv)|ws20\d\d/i;
const WINDOWS = /windows|\bwin\d+/i;
const LINUX =
  /linux|ubuntu|debian|centos|red ?hat|\brhel|suse|\bsles|rocky|alma|fedora|photon|amazon|coreos|flatcar|openshift|\bgentoo/i;

/** Family of an operating system as tools name it, for example "Microsoft Windows Server 2022 (64-bit)". */
export function osFamilyOf(os: string | null): OsFamily {
  if (!os?.trim()) return 'unknown';
  if (WINDOWS_SERVER_ID.test(os) || (WINDOWS.test(os) && SERVER.test(os))) return 'windows-server';
  if (WINDOWS.test(os)) return 'windows';
  return LINUX.test(os) ? 'linux' : 'other';
}
