import { execFileSync } from 'node:child_process';
import { ESLint } from 'eslint';
import { NX_ENV } from '../nx/env.ts';
import { fromRoot } from '../webpack/from-root.ts';

export interface Complaint {
  readonly rule: string;
  readonly message: string;
}

// The module-boundary rule reads Nx's cached project graph.
execFileSync(process.execPath, [fromRoot('node_modules/.bin/nx'), 'show', 'projects'], {
  cwd: fromRoot('.'),
  stdio: 'ignore',
  env: { ...process.env, ...NX_ENV },
});
const eslint = new ESLint({ cwd: fromRoot('.') });

/** Lints `lines` as if they were the content of `file`, without writing it. */
export async function lintLines(file: string, lines: readonly string[]): Promise<readonly (readonly Complaint[])[]> {
  const [result] = await eslint.lintText(lines.join('\n'), { filePath: fromRoot(file) });
  const unreadable = result?.messages.find(({ fatal }) => fatal);
  if (!result || unreadable) throw new Error(`${file} could not be linted: ${unreadable?.message}`);
  return lines.map((_, index) =>
    result.messages
      .filter(({ line }) => line === index + 1)
      .map(({ ruleId, message }) => ({ rule: ruleId ?? '', message })),
  );
}

export const isRefused = (complaints: readonly Complaint[] | undefined, ...rules: readonly string[]): boolean =>
  (complaints ?? []).some(({ rule }) => rules.includes(rule));
