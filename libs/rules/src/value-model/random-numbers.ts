const UINT32 = 2 ** 32;
const WARM_UP = 12;

/** Random numbers from 0 to below 1, the same for a seed on every machine (sfc32 of PractRand). */
export function randomNumbers(seed: number): () => number {
  let [a, b, c, counter] = [0, seed >>> 0, Math.floor(seed / UINT32) >>> 0, 1];
  const next = () => {
    const sum = (a + b + counter) >>> 0;
    counter = (counter + 1) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + sum) >>> 0;
    return sum / UINT32;
  };
  for (let i = 0; i < WARM_UP; i++) next();
  return next;
}
