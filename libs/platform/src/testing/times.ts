/** How often a race or a fault is tried: little in `npm test`, which must be done soon; the full count in `npm run soak`. */
export const times = ({ test, soak }: { readonly test: number; readonly soak: number }): number =>
  process.env.SOAK ? soak : test;
