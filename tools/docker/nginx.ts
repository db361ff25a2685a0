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
  readonly port: number;
  readonly site: string;
  readonly apis: readonly number[];
  readonly trustedProxies: string;
}

/** Runs nginx with the image's configuration, adapted to local paths. */
export async function startNginx({ program, port, site, apis, trustedProxies }: NginxOptions): Promise<Nginx> {
  const folder = temporaryFolder('nginx');
  const place = (name: string) => join(folder, name);
  const tlsPort = await freePort();
  const replicas = apis.map((api) => `server 127.0.0.1:${api} max_fails=0;`).join('\n');
  write(place('upstream.conf'), 'upstream.conf', { 'server api:3000 resolve max_fails=0;': replicas });
  write(place('site.conf'), 'site.conf', {
    'access_log /var/log/nginx/access.log': `access_log ${folder}/upstream.log upstream; access_log ${folder}/access.log`,
    'listen 8080;': `listen 127.0.0.1:${port};`,
    '/etc/nginx/listen.d/*.conf': `"${folder}/listen.conf"`,
    'http2 on;': isSince(program, 1, 26) ? 'http2 on;' : '',
    // Quoted, since a path may contain spaces.
    '/srv/casewright/site': `"${site}"`,
    '/etc/nginx/security-headers.conf': `"${fromRoot('docker/nginx/security-headers.conf')}"`,
  });
  execFileSync('sh', [fromRoot('docker/nginx/real-ip.sh'), place('real-ip.conf')], {
    env: { PATH: process.env['PATH'], TRUSTED_PROXIES: trustedProxies },
  });
  const certificate = certify(folder);
  execFileSync('sh', [fromRoot('docker/nginx/tls.sh'), folder, place('tls.conf')]);
  const listen = { '8443 ssl': `127.0.0.1:${tlsPort} ssl${isSince(program, 1, 26) ? '' : ' http2'}` };
  writeFileSync(place('listen.conf'), replaced(readFileSync(place('tls.conf'), 'utf8'), 'tls.sh', listen));
  writeFileSync(place('nginx.conf'), baseConfiguration(folder));

  const child = spawn(program, ['-c', place('nginx.conf'), '-e', place('error.log')], {
    stdio: 'ignore',
    detached: true,
  });
  const release = endOnExit(child.pid ?? 0);
  const url = `http://127.0.0.1:${port}`;
  await answering(child, url, place('error.log'));
  return {
    url,
    tls: { url: `https://localhost:${tlsPort}`, certificate },
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

const baseConfiguration = (folder: string): string => `
  daemon off;
  ${process.getuid?.() === 0 ? 'user root;' : ''}
  pid ${folder}/nginx.pid;
  error_log ${folder}/error.log warn;
  events {}
  http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    log_format upstream $upstream_addr;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n    ')}
    include ${folder}/upstream.conf;
    include ${folder}/real-ip.conf;
    include ${folder}/site.conf;
  }`;

function write(to: string, name: string, words: Readonly<Record<string, string>>): void {
  writeFileSync(to, replaced(readFileSync(fromRoot(`docker/nginx/${name}`), 'utf8'), name, words));
}

/** @throws if a word is missing */
function replaced(text: string, name: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).reduce((before, [word, replacement]) => {
    if (!before.includes(word)) throw new Error(`docker/nginx/${name} does not say ${word}`);
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
function certify(folder: string): string {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
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
