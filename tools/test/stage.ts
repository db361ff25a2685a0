/** What came out of one stage, or of a part of it. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What a person reads when something failed. */
  readonly output: string;
  /** What was left out, and why. */
  readonly notes?: readonly string[];
}

export interface Stage {
  readonly name: string;
  /** CPU-seconds of the whole stage on the reference machine of `pace.ts`. */
  readonly budget: number;
  /** With `paths`, only what lies there, where the stage's tool can tell. */
  run(paths: readonly string[]): Promise<Outcome>;
}

export const passed: Outcome = { passed: 1, failed: 0, skipped: 0, output: '' };

export const total = (outcomes: readonly Outcome[]): Outcome => ({
  passed: sum(outcomes.map((outcome) => outcome.passed)),
  failed: sum(outcomes.map((outcome) => outcome.failed)),
  skipped: sum(outcomes.map((outcome) => outcome.skipped)),
  output: outcomes
    .filter(({ failed }) => failed > 0)
    .map(({ output }) => output.trim())
    .join('\n\n'),
  notes: outcomes.flatMap(({ notes = [] }) => notes),
});

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
