const UINT32 = 2 ** 32;
const WARM_UP = 12;

/** Random numbers from 0 to below 1, the same for a seed on every machine (sfc32 of PractRand). */
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

  /** Writes the next numbers into the column, as many as it holds. */
  fill(column: Float64Array): void {
    // In variables of the loop; a state that is read and written outside would be allocated anew for each number.
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
