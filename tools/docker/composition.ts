import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fromRoot } from '../webpack/from-root.ts';

interface Service {
  readonly image?: string;
  readonly build?: { readonly target: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly deploy?: { readonly replicas: number };
  readonly read_only?: boolean;
  readonly volumes?: readonly string[];
}

/** docker/compose.yaml with its variables replaced by `given`. */
export function composition(given: Readonly<Record<string, string>> = {}): Readonly<Record<string, Service>> {
  const text = readFileSync(fromRoot('docker/compose.yaml'), 'utf8');
  const filled = text.replace(
    /\$\{(\w+):(?:\?[^}]*|-([^}]*))\}/g,
    (_, name: string, otherwise?: string) => given[name] ?? otherwise ?? '',
  );
  const { services } = parse(filled, { merge: true }) as { services: Readonly<Record<string, Service>> };
  return services;
}
