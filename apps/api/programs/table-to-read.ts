import type { InputMapping } from '@casewright/pursuits';
import type { InputTable } from '@casewright/rules';

/** Bytes of a file that a child process asks for at a time. */
export const BLOCK_BYTES = 4 * 1024 * 1024;

export interface TableToRead {
  /** `size` in bytes. */
  readonly file: { readonly size: number; readonly type: string | null };
  readonly table: InputTable;
  readonly mapping: InputMapping | null;
}
