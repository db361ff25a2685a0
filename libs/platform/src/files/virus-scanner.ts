import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import type NodeClam from 'clamscan';
import { Config } from '../config/config';

@Injectable()
export class VirusScanner {
  private scanner: Promise<NodeClam> | undefined;

  constructor(private readonly config: Config) {}

  /** @returns undefined if clean @throws if ClamAV is unavailable, so that the check is retried */
  async findingIn(content: Readable): Promise<string | undefined> {
    const { clamavUrl } = this.config;
    if (!clamavUrl) return undefined;
    const { isInfected, viruses } = await (await (this.scanner ??= connected(clamavUrl))).scanStream(content);
    return isInfected ? (viruses[0] ?? 'malware') : undefined;
  }
}

const TIMEOUT_MS = 120_000;

async function connected(url: string): Promise<NodeClam> {
  const { default: Clam } = await import('clamscan');
  const { hostname: host, port } = new URL(url);
  return new Clam().init({
    clamdscan: { host, port: Number(port), timeout: TIMEOUT_MS, localFallback: false, bypassTest: true },
    clamscan: { active: false },
  });
}
