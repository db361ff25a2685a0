/** The public sample case, whose documents belong to no version. Implemented by libs/documents. */
export abstract class SampleCase {
  /** Hash of the snapshot. */
  abstract sha256(): string;
}
