import { ConfigurationError } from '@casewright/platform';

/** Ends the process with a clear word when what it was started for cannot be done. */
export async function run(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(
      `${error instanceof ConfigurationError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
    );
    process.exit(1);
  }
}
