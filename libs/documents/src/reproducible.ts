import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const NO_TIME = new Date(1980, 0, 1);
const MOMENT = /(<dcterms:(?:created|modified)[^<>]*>)[^<]*/g;
/** Part numbers, which continue from the previous file of the process. */
const NUMBERED = /(charts\/(?:_rels\/)?chart|Microsoft_Excel_Worksheet)(\d+)(?=\.xml|\.xlsx)/g;

/** Makes an Office file reproducible: fixed timestamps, part numbers from 1. */
export function reproducible(file: Uint8Array, date: Date): Buffer {
  const parts = Object.entries(unzipSync(file));
  const numbers = parts.flatMap(([name]) => [...name.matchAll(NUMBERED)].map(([, , number]) => Number(number)));
  const known = [...new Set(numbers)].sort((one, other) => one - other);
  const renumbered = (text: string) =>
    text.replace(NUMBERED, (_, before: string, number: string) => `${before}${known.indexOf(Number(number)) + 1}`);
  const text = (bytes: Uint8Array) =>
    strToU8(renumbered(strFromU8(bytes)).replace(MOMENT, (_, tag: string) => `${tag}${date.toISOString()}`));
  const written = parts.map(([name, bytes]): [string, Uint8Array] => {
    if (name.endsWith('.xlsx')) return [renumbered(name), reproducible(bytes, date)];
    return [renumbered(name), /\.(?:xml|rels)$/.test(name) ? text(bytes) : bytes];
  });
  return Buffer.from(zipSync(Object.fromEntries(written), { mtime: NO_TIME }));
}
