const UINT32 = 2 ** 32;
const WARM_UP = 12;

/** Random numbers in [0, 1), equal for a seed on every machine (sfc32 from PractRand). */
export class RandomNumbers {
  private a = 0;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: number) {
    this.b = seed | 0;
    this.c = Math.floor(seed / UINT32) | 0;
    this.fill(new Float64Array(WARM_UP));
  }

  fill(column: Float64Array): void {
    // Local copies: object fields would allocate a number on every step.
    let { a, b, c, counter } = this;
    for (let index = 0; index < column.length; index++) {
      const sum = (a + b + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + sum) | 0;
      column[index] = (sum >>> 0) / UINT32;
    }
    [this.a, this.b, this.c, this.counter] = [a, b, c, counter];
  }
}
