import { osFamilyOf } from './os-family';

it.each([
  ['Microsoft Windows Server 2022 (64-bit)', 'windows-server'],
  ['windows2019srv_64Guest', 'windows-server'],
  ['Microsoft Windows 11 (64-bit)', 'windows'],
  ['Red Hat Enterprise Linux 9 (64-bit)', 'linux'],
  ['Other 3.x Linux', 'linux'],
  ['rhel8_64Guest', 'linux'],
  ['VMware Photon OS (64-bit)', 'linux'],
  ['FreeBSD 13', 'other'],
  ['Darwin', 'other'],
  [' ', 'unknown'],
  [null, 'unknown'],
] as const)('knows the family of %s', (os, family) => {
  expect(osFamilyOf(os)).toBe(family);
});
