import { keptKey } from '@casewright/web';
import { keepInTab, readInTab } from '@casewright/web/kept';
import * as v from 'valibot';

const keyOf = (userId: string, name: string): string => keptKey(userId, `mailbox:${name}`);

export const loadKept = <Schema extends v.GenericSchema>(schema: Schema, userId: string, name: string) =>
  readInTab(schema, keyOf(userId, name));

export const saveKept = (userId: string, name: string, value: unknown): void => keepInTab(keyOf(userId, name), value);

const MAX_PAGES = 20;
const PAGES = v.pipe(v.number(), v.integer(), v.toMinValue(1), v.toMaxValue(MAX_PAGES));
const pagesName = (folder: string): string => `${folder}:pages`;

/** Number of loaded pages of a list, restored after a reload. */
export const loadedPages = (userId: string, folder: string): number => loadKept(PAGES, userId, pagesName(folder)) ?? 1;

export const saveLoadedPages = (userId: string, folder: string, pages: number): void =>
  saveKept(userId, pagesName(folder), pages > 1 ? pages : undefined);
