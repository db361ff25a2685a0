import { Clock } from '@casewright/kernel';
import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../config/config';
import { prepared, SqlReader } from '../persistence/sql-reader';

interface VersionOfRemote {
  readonly remote: string;
  readonly version: string;
}

const reported = prepared<VersionOfRemote>(
  'platform.reported-versions',
  'select remote, version from platform.remote_reports',
);

const FRESH_MS = 60_000;
const TIMEOUT_MS = 5_000;

const keyOf = ({ remote, version }: VersionOfRemote): string => `${remote} ${version}`;

/** Versions that the site serves or served, since reporting is public. */
@Injectable()
export class KnownVersions {
  private readonly logger = new Logger(KnownVersions.name);
  private read:
    | { readonly atMs: number; readonly versions: Promise<readonly VersionOfRemote[] | undefined> }
    | undefined;
  /** Versions that were replaced while this process runs. */
  private readonly served = new Set<string>();
  private isReadable = true;

  constructor(
    private readonly config: Config,
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  /** @returns reports on known versions; all of them as long as the site could not be read */
  async of<Report extends VersionOfRemote>(reports: readonly Report[]): Promise<readonly Report[]> {
    const published = reports.length > 0 ? await this.published() : [];
    for (const one of published ?? []) this.served.add(keyOf(one));
    if (this.served.size === 0 || reports.every((report) => this.served.has(keyOf(report)))) return reports;
    const earlier = new Set((await this.sql.read(reported, [])).map(keyOf));
    return reports.filter((report) => this.served.has(keyOf(report)) || earlier.has(keyOf(report)));
  }

  private published(): Promise<readonly VersionOfRemote[] | undefined> {
    const nowMs = this.clock.now().getTime();
    if (!this.read || nowMs - this.read.atMs > FRESH_MS) this.read = { atMs: nowMs, versions: this.readSite() };
    return this.read.versions;
  }

  private async readSite(): Promise<readonly VersionOfRemote[] | undefined> {
    try {
      const [remotes, shell] = await Promise.all([
        this.json<Readonly<Record<string, { readonly version: string }>>>('remotes.json'),
        this.json<{ readonly contract: string }>('shell.json'),
      ]);
      const versions = Object.entries(remotes).map(([remote, { version }]) => ({ remote, version }));
      this.isReadable = true;
      return [...versions, { remote: 'shell', version: shell.contract }];
    } catch (failure) {
      // Once, although it is tried every minute.
      if (this.isReadable) this.logger.warn(`The site’s versions could not be read: ${String(failure)}`);
      this.isReadable = false;
      return undefined;
    }
  }

  private async json<Content>(file: string): Promise<Content> {
    const address = `${this.config.publicUrl}/${file}`;
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${file} answered ${response.status}`);
    return (await response.json()) as Content;
  }
}
