/** Repetitions of races and faults: few in `npm test`, all in `npm run soak`. */
export const times = ({ test, soak }: { readonly test: number; readonly soak: number }): number =>
  process.env.SOAK ? soak : test;
