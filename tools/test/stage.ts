export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Shown on failure. */
  readonly output: string;
  /** Skipped tests with reasons. */
  readonly notes?: readonly string[];
}

export interface Stage {
  readonly name: string;
  /** `paths` limits the run where the tool supports it. */
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
