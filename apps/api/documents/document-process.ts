import { fork } from 'node:child_process';
import pLimit from 'p-limit';
import type { DocumentToMake } from './make';

/** A larger document ends its own process instead of the worker. */
const LARGEST_HEAP_MB = 192;

/** Makes each document in a child process, which releases its memory. */
export class DocumentProcess {
  /** Parallel processes would need more memory and finish no sooner. */
  private readonly oneByOne = pLimit(1);

  /** @param deadline aborts a document's process, called when its turn comes */
  constructor(
    private readonly program: string,
    private readonly deadline: () => AbortSignal,
  ) {}

  /** @throws if the process ends without a document */
  make(asked: DocumentToMake): Promise<Uint8Array> {
    return this.oneByOne(() => this.made(asked, this.deadline()));
  }

  private made(asked: DocumentToMake, signal: AbortSignal): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const execArgv = [`--max-old-space-size=${LARGEST_HEAP_MB}`];
      const child = fork(this.program, { execArgv, serialization: 'advanced', signal, killSignal: 'SIGKILL' });
      let made: Uint8Array | undefined;
      child.on('message', (bytes: Uint8Array) => (made = bytes));
      // Settle only after the exit, since the next process needs the memory.
      child.on('error', (error) => signal.aborted || reject(error));
      child.on('exit', (code, by) => {
        const settle = () => {
          if (made) return resolve(made);
          const reason = signal.aborted ? 'was ended at its deadline' : `ended with ${by ?? code}`;
          reject(new Error(`The process of a ${asked.kind} ${reason}.`));
        };
        // The last message may still be in transit.
        if (child.connected) child.once('disconnect', settle);
        else settle();
      });
      child.send(asked);
    });
  }
}
