import { fork } from 'node:child_process';
import pLimit from 'p-limit';
import type { DocumentToMake } from './make';

/** A document that needs more ends its own process instead of the worker. */
const LARGEST_HEAP_MB = 192;

/** Makes each document in a process that gives its memory back. */
export class DocumentProcess {
  /** Side by side they would take the memory of all of them and be ready no sooner. */
  private readonly oneByOne = pLimit(1);

  /**
   * @param program that makes one document and ends
   * @param deadline asked for each document when its turn comes: its process is ended when this is aborted
   */
  constructor(
    private readonly program: string,
    private readonly deadline: () => AbortSignal,
  ) {}

  /** @throws when the process ends without a document */
  make(asked: DocumentToMake): Promise<Uint8Array> {
    return this.oneByOne(() => this.made(asked, this.deadline()));
  }

  private made(asked: DocumentToMake, signal: AbortSignal): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const execArgv = [`--max-old-space-size=${LARGEST_HEAP_MB}`];
      const child = fork(this.program, { execArgv, serialization: 'advanced', signal, killSignal: 'SIGKILL' });
      let made: Uint8Array | undefined;
      child.on('message', (bytes: Uint8Array) => (made = bytes));
      // One is over when its process has ended: the next needs its memory.
      child.on('error', (error) => signal.aborted || reject(error));
      child.on('exit', (code, by) => {
        const settle = () => {
          if (made) return resolve(made);
          const reason = signal.aborted ? 'was ended at its deadline' : `ended with ${by ?? code}`;
          reject(new Error(`The process of a ${asked.kind} ${reason}.`));
        };
        // What it sent last may still be on its way.
        if (child.connected) child.once('disconnect', settle);
        else settle();
      });
      child.send(asked);
    });
  }
}
