/** The public sample case, whose documents are no version's. Answered by a library of documents. */
export abstract class SampleCase {
  /** Of its snapshot. */
  abstract sha256(): string;
}
