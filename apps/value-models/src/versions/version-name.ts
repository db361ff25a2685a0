import { versionName, type VersionNumber } from '@casewright/rules';

/** Of '1.0'. */
export function numberOf(text: string): VersionNumber {
  const [major = 0, minor = 0] = text.split('.').map(Number);
  return { major, minor };
}

/** 'Draft 0.2', 'Version 1.0' */
export const versionNameOf = (text: string): string => versionName(numberOf(text));
