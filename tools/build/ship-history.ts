import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { RemoteRecord } from './site.ts';

/** Versions that can be restored. Tabs on older ones must reload. */
const KEPT_VERSIONS = 5;

/** Former versions per remote, oldest first. Stored beside the site, out of reach of browsers. */
export class ShipHistory {
  private readonly file: string;
  private readonly shipped: Record<string, readonly RemoteRecord[]>;

  constructor(site: string) {
    this.file = `${site.replace(/\/+$/, '')}.history.json`;
    this.shipped = existsSync(this.file)
      ? (JSON.parse(readFileSync(this.file, 'utf8')) as Record<string, readonly RemoteRecord[]>)
      : {};
  }

  of(name: string): readonly RemoteRecord[] {
    return this.shipped[name] ?? [];
  }

  add(name: string, record: RemoteRecord): void {
    const others = this.of(name).filter(({ version }) => version !== record.version);
    this.write(name, [...others, record].slice(-KEPT_VERSIONS));
  }

  before(name: string, version: string | undefined): RemoteRecord | undefined {
    const records = this.of(name);
    return records[records.findIndex((record) => record.version === version) - 1];
  }

  cutAfter(name: string, version: string): void {
    const records = this.of(name);
    this.write(name, records.slice(0, records.findIndex((record) => record.version === version) + 1));
  }

  private write(name: string, records: readonly RemoteRecord[]): void {
    this.shipped[name] = records;
    writeFileSync(this.file, JSON.stringify(this.shipped, null, 2));
  }
}
