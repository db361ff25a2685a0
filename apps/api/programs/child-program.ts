import { fork } from 'node:child_process';
import pLimit from 'p-limit';
import type { FromChild } from './run-task';

type Reason = 'deadline' | 'memory' | 'failure';

interface Limits {
  /** Heap of a process in MB. A larger task ends its own process instead of the worker. */
  readonly heapMb: number;
  /** For new objects. Less than usual keeps a process small that reads much and retains little. */
  readonly semiSpaceMb?: number;
  /** Aborts a task's process, called when its turn comes. */
  readonly deadline: () => AbortSignal;
}

export class ChildProgramEnded extends Error {
  constructor(
    readonly reason: Reason,
    how: string,
  ) {
    super(`The process ${how}.`);
  }
}

/** Runs each task in a child process, which releases its memory. */
export class ChildProgram<Task extends object, Result> {
  /** Parallel processes would need more memory and finish no sooner. */
  private readonly oneByOne = pLimit(1);

  constructor(
    private readonly program: string,
    private readonly limits: Limits,
  ) {}

  /**
   * @param answer to the questions of the task
   * @throws ChildProgramEnded without a result, and what `answer` throws
   */
  run(task: Task, answer?: (question: unknown) => Promise<unknown>): Promise<Result> {
    return this.oneByOne(() => this.runNow(task, this.limits.deadline(), answer));
  }

  private runNow(task: Task, signal: AbortSignal, answer?: (question: unknown) => Promise<unknown>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const { heapMb, semiSpaceMb } = this.limits;
      const execArgv = [
        `--max-old-space-size=${heapMb}`,
        ...(semiSpaceMb === undefined ? [] : [`--max-semi-space-size=${semiSpaceMb}`]),
      ];
      const child = fork(this.program, { execArgv, serialization: 'advanced', signal, killSignal: 'SIGKILL' });
      let done: { readonly result: unknown } | undefined;
      child.on('message', (message: FromChild) => {
        if ('result' in message) done = message;
        else
          void answer?.(message.question).then(
            (reply) => child.connected && child.send({ reply }),
            (error: Error) => {
              child.kill('SIGKILL');
              reject(error);
            },
          );
      });
      // Settle only after the exit, since the next process needs the memory.
      child.on('error', (error) => signal.aborted || reject(error));
      child.on('exit', (code, by) => {
        const settle = () => (done ? resolve(done.result as Result) : reject(endOf(code, by, signal)));
        // The last message may still be in transit.
        if (child.connected) child.once('disconnect', settle);
        else settle();
      });
      child.send(task);
    });
  }
}

function endOf(code: number | null, by: NodeJS.Signals | null, { aborted }: AbortSignal): ChildProgramEnded {
  if (aborted) return new ChildProgramEnded('deadline', 'was ended at its deadline');
  // Node aborts when the heap is full.
  return new ChildProgramEnded(by === 'SIGABRT' ? 'memory' : 'failure', `ended with ${by ?? code}`);
}
