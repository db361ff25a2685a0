export interface Progress {
  /** Runs `work` and reports its duration; `tell` may add a result. */
  readonly step: <Result>(
    name: string,
    work: () => Promise<Result>,
    tell?: (result: Result) => string,
  ) => Promise<Result>;
  readonly say: (line: string) => void;
}

const NAME_WIDTH = 44;
const TICK_MS = 200;
/** Without a terminal, a step is announced after this long. */
const LONG_MS = 4000;

export function consoleProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  const running = new Map<string, number>();
  let ticking: NodeJS.Timeout | undefined;

  const clear = () => out.isTTY && out.write('\r\x1b[K');
  const draw = () => {
    const [name, since] = [...running][0] ?? [];
    if (out.isTTY && name && since) out.write(`\r\x1b[K  … ${name} ${seconds(since)}`);
  };
  const say = (line: string) => {
    clear();
    out.write(`${line}\n`);
    draw();
  };

  return {
    say,
    async step(name, work, tell) {
      const since = performance.now();
      running.set(name, since);
      ticking ??= out.isTTY ? setInterval(draw, TICK_MS).unref() : undefined;
      const announced = out.isTTY ? undefined : setTimeout(() => say(`  … ${name}`), LONG_MS).unref();
      try {
        const result = await work();
        running.delete(name);
        const told = tell?.(result);
        say(`  ${(told ? `${name}: ${told}` : name).padEnd(NAME_WIDTH)} ${seconds(since)}`);
        return result;
      } finally {
        clearTimeout(announced);
        running.delete(name);
        clear();
      }
    },
  };
}

export const silentProgress: Progress = { say: () => {}, step: (_, work) => work() };

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
