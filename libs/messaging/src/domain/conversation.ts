/** An admin who answers. */
export interface Writer {
  readonly id: string;
  readonly name: string;
}
