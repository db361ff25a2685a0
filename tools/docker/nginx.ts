import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installPackage, mayInstallPackages } from '../services/debian-package.ts';
import { endProcess } from '../services/end-process.ts';
import { freePort } from '../services/free-port.ts';
import { endOnExit } from '../services/guard.ts';
import { identityOf } from '../services/process-identity.ts';
import { removeFolder } from '../services/remove-folder.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { fromRoot } from '../webpack/from-root.ts';

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
const START_MS = 60_000;
const STOP_MS = 10_000;

/** The installed nginx, or Debian's package if it may be installed. */
export function findNginx(): { readonly program: string } | { readonly missing: string } {
  const found = PLACES.find(existsSync);
  if (found) return { program: found };
  if (!mayInstallPackages()) {
    return { missing: 'there is no nginx here, and this user may not install one' };
  }
  try {
    installPackage('nginx-light');
  } catch (error) {
    return { missing: `apt-get could not install nginx: ${String(error)}` };
  }
  return { program: '/usr/sbin/nginx' };
}

export interface Nginx {
  readonly url: string;
  /** The same site over TLS with a self-signed certificate. */
  readonly tls: { readonly url: string; readonly certificate: string };
  /** Which API answered each request. */
  upstreams(): string[];
  /** Lines of the access log. */
  requests(): string[];
  complaints(): string;
  stop(): Promise<void>;
}

interface NginxOptions {
  readonly program: string;
  /** Of the product. Others are refused. */
  readonly host: string;
  readonly port: number;
  readonly site: string;
  readonly apis: readonly number[];
  readonly trustedProxies: string;
}

/** Runs nginx with the image's configuration, adapted to local paths. */
export async function startNginx({ program, host, port, site, apis, trustedProxies }: NginxOptions): Promise<Nginx> {
  const folder = temporaryFolder('nginx');
  const place = (name: string) => join(folder, name);
  const tlsPort = await freePort();
  const replicas = apis.map((api) => `server 127.0.0.1:${api} max_fails=0;`).join('\n');
  const certificate = certify(folder, host);
  execFileSync('sh', [fromRoot('docker/nginx/configure.sh'), folder, folder], {
    env: { PATH: process.env['PATH'], TRUSTED_PROXIES: trustedProxies, PUBLIC_URL: `https://${host}` },
  });
  const http2 = isSince(program, 1, 26) ? '' : ' http2';
  for (const name of ['tls.conf', 'tls-of-others.conf'])
    rewrite(place(name), place(name), { '8443 ssl': `127.0.0.1:${tlsPort} ssl${http2}` });
  const places = { '/tmp/nginx/': `${folder}/`, '/etc/nginx/casewright/': `${folder}/` };
  const ours = (name: string, words: Readonly<Record<string, string>>) =>
    rewrite(fromRoot(`docker/nginx/${name}`), place(name), words);
  ours('upstream.conf', { 'server api:3000 resolve max_fails=0;': replicas });
  ours('security-headers.conf', {});
  ours('site.conf', {
    ...places,
    'access_log /dev/stdout': `access_log ${folder}/upstream.log upstream; access_log ${folder}/access.log`,
    'listen 8080': `listen 127.0.0.1:${port}`,
    'http2 on;': http2 ? '' : 'http2 on;',
    // Quoted, since a path may contain spaces.
    '/srv/casewright/site': `"${site}"`,
  });
  ours('nginx.conf', {
    ...places,
    'worker_processes auto;': `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''}`,
    '/dev/stderr': `${folder}/error.log`,
    'http {': 'http { log_format upstream $upstream_addr;',
  });

  const child = spawn(program, ['-c', place('nginx.conf'), '-e', place('error.log')], {
    stdio: 'ignore',
    detached: true,
  });
  const release = endOnExit(child.pid ?? 0);
  const url = `http://127.0.0.1:${port}`;
  await answering(child, url, place('error.log'));
  return {
    url,
    tls: { url: `https://127.0.0.1:${tlsPort}`, certificate },
    upstreams: () => readFileSync(place('upstream.log'), 'utf8').trim().split('\n'),
    requests: () => readFileSync(place('access.log'), 'utf8').trim().split('\n'),
    complaints: () => readFileSync(place('error.log'), 'utf8'),
    stop: async () => {
      const who = child.pid && child.exitCode === null ? identityOf(child.pid) : undefined;
      if (who) await endProcess(who, 'SIGTERM', STOP_MS);
      release();
      removeFolder(folder);
    },
  };
}

function rewrite(from: string, to: string, words: Readonly<Record<string, string>>): void {
  writeFileSync(to, replaced(readFileSync(from, 'utf8'), from, words));
}

/** @throws if a word is missing */
function replaced(text: string, name: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).reduce((before, [word, replacement]) => {
    if (!before.includes(word)) throw new Error(`${name} does not say ${word}`);
    return before.replaceAll(word, replacement);
  }, text);
}

/** In Debian's older nginx, HTTP/2 is a parameter of `listen` instead of a directive. */
function isSince(program: string, major: number, minor: number): boolean {
  const [, ...version] = /nginx\/(\d+)\.(\d+)/.exec(spawnSync(program, ['-v'], { encoding: 'utf8' }).stderr) ?? [];
  const [found = 0, foundMinor = 0] = version.map(Number);
  return found > major || (found === major && foundMinor >= minor);
}

/** Writes a self-signed certificate and its key. @returns the certificate */
function certify(folder: string, host: string): string {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return readFileSync(certificate, 'utf8');
}

async function answering(child: ChildProcess, url: string, log: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`nginx does not start: ${existsSync(log) ? readFileSync(log, 'utf8') : 'it said nothing'}`);
    }
    await pause(20);
  }
}
