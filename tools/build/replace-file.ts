import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Writes and renames, so that readers never see a partial file. */
export function replaceFile(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

/** With compressed copies, which both web servers send. */
export function replaceCompressed(file: string, text: string): void {
  replaceFile(`${file}.br`, brotliCompressSync(text));
  replaceFile(`${file}.gz`, gzipSync(text));
  replaceFile(file, text);
}

export function removeCompressed(file: string): void {
  for (const copy of [file, `${file}.br`, `${file}.gz`]) rmSync(copy, { force: true });
}
