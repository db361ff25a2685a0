/** Loaded first, to shift the process's clock. */
const wrongByMs = Number(process.env.CLOCK_WRONG_BY_MS);
const SystemDate = Date;

globalThis.Date = class extends SystemDate {
  constructor(...told: readonly unknown[]) {
    super(...((told.length > 0 ? told : [SystemDate.now() + wrongByMs]) as ConstructorParameters<typeof Date>));
  }

  static override now(): number {
    return SystemDate.now() + wrongByMs;
  }
} as typeof Date;

Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + wrongByMs });
