import { PlatformBaseline } from './0001-baseline';
import { RemoteReports } from './0002-remote-reports';

export const PLATFORM_MIGRATIONS = [
  { name: 'platform-0001-schema', class: PlatformBaseline },
  { name: 'platform-0002-remote-reports', class: RemoteReports },
];
