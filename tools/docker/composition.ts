import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fromRoot } from '../webpack/from-root.ts';

interface Service {
  readonly image?: string;
  readonly build?: { readonly target: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly deploy?: {
    readonly replicas?: number;
    readonly resources?: { readonly limits: Readonly<Record<string, unknown>> };
  };
  readonly security_opt?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly healthcheck?: object;
  readonly secrets?: readonly string[];
  readonly read_only?: boolean;
  readonly volumes?: readonly string[];
}

interface Composition {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

/** docker/compose.yaml with its variables replaced by `given`. */
export function wholeComposition(given: Readonly<Record<string, string>> = {}): Composition {
  const text = readFileSync(fromRoot('docker/compose.yaml'), 'utf8');
  const filled = text.replace(
    /\$\{(\w+):(?:\?[^}]*|-([^}]*))\}/g,
    (_, name: string, otherwise?: string) => given[name] ?? otherwise ?? '',
  );
  return parse(filled, { merge: true }) as Composition;
}

export const composition = (given?: Readonly<Record<string, string>>): Composition['services'] =>
  wholeComposition(given).services;
