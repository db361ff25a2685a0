import { getParser } from 'bowser';

const UNKNOWN = 'an unknown browser';

export function deviceName(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN;
  const parser = getParser(userAgent);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  if (!browser) return system ? `${UNKNOWN} on ${system}` : UNKNOWN;
  return system ? `${browser} on ${system}` : browser;
}

export type DeviceKind = 'computer' | 'phone' | 'tablet' | 'unknown';

const KINDS: Readonly<Record<string, DeviceKind>> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' };

export const deviceKind = (userAgent: string | null): DeviceKind =>
  (userAgent && KINDS[getParser(userAgent).getPlatformType()]) || 'unknown';
