import { ConfigurationError, DatabaseTooOld } from '@casewright/platform';

export async function run(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isExplained = error instanceof ConfigurationError || error instanceof DatabaseTooOld;
    process.stderr.write(`${isExplained ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
    process.exit(1);
  }
}
