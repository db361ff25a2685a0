/** Messages of a child process to its parent, see ChildProgram. */
export type FromChild = { readonly result: unknown } | { readonly question: unknown };

/** Asks the parent process, one question at a time. */
export type Ask = (question: unknown) => Promise<unknown>;

/** Runs one task and exits. A failure is logged and ends the process. */
export function runTask<Task>(work: (task: Task, ask: Ask) => Promise<unknown>): void {
  process.once('message', (task: Task) => {
    void work(task, askOneByOne()).then((result) => send({ result }, () => process.disconnect()));
  });
}

function askOneByOne(): Ask {
  let last: Promise<unknown> = Promise.resolve();
  return (question) => (last = last.then(() => answered(question)));
}

const answered = (question: unknown): Promise<unknown> =>
  new Promise((resolve) => {
    process.once('message', ({ reply }: { readonly reply: unknown }) => resolve(reply));
    send({ question });
  });

const send = (message: FromChild, sent?: () => void): unknown => process.send?.(message, undefined, {}, sent);
