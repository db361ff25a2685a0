import { execFileSync } from 'node:child_process';
import { ESLint } from 'eslint';
import { fromRoot } from '../webpack/from-root.ts';

export interface Complaint {
  readonly rule: string;
  readonly message: string;
}

// The rule about boundaries reads the graph that Nx leaves behind.
execFileSync(process.execPath, [fromRoot('node_modules/.bin/nx'), 'show', 'projects'], {
  cwd: fromRoot('.'),
  stdio: 'ignore',
  env: { ...process.env, NX_DAEMON: 'false' },
});
const eslint = new ESLint({ cwd: fromRoot('.') });

/** What lint says to each of `lines` if they were what stands in `file`; nothing is written. */
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

/** Whether one of `rules` refuses. */
export const isRefused = (complaints: readonly Complaint[] | undefined, ...rules: readonly string[]): boolean =>
  (complaints ?? []).some(({ rule }) => rules.includes(rule));
