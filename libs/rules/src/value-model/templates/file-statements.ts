import { isGoodReading } from '../../inputs/reading';
import { statementText } from '../../intake/statement-text';
import type { FileStatement } from '../content';
import type { Assumption } from '../model';
import type { ProvidedInput } from './prefill';

/** The intake statement of each file that numbers come from. A file that was replaced since has none. */
export function fileStatements(
  assumptions: readonly Assumption[],
  inputs: readonly ProvidedInput[],
): readonly FileStatement[] {
  const fileIds = new Set(assumptions.flatMap(({ reference }) => reference?.fileId ?? []));
  const stated = inputs.flatMap(({ file, reading }): FileStatement[] => {
    if (!file || !fileIds.has(file.id) || !reading || !isGoodReading(reading)) return [];
    const statement = reading.intake ? statementText(reading.intake) : reading.bill?.text;
    return statement ? [{ file: file.name, statement }] : [];
  });
  // One file may answer several items with the same rows.
  return stated.filter(
    (one, place) => stated.findIndex((same) => same.file === one.file && same.statement === one.statement) === place,
  );
}
