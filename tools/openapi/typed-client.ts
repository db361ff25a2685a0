import { readFileSync } from 'node:fs';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { format, type FormatConfig } from 'oxfmt';
import { fromRoot } from '../webpack/from-root.ts';

export const CLIENT_FILE = fromRoot('libs/web/src/api/schema.ts');

const FORMAT = JSON.parse(readFileSync(fromRoot('.oxfmtrc.json'), 'utf8')) as FormatConfig;
const HEADER = '// Written by `npm run openapi` from the API’s own document, and not by hand.\n\n';

export async function typedClientOf(document: string): Promise<string> {
  const types = astToString(await openapiTS(JSON.parse(document) as OpenAPI3));
  const { code, errors } = await format(CLIENT_FILE, HEADER + types, FORMAT);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}

export const isStale = (client: string): boolean => readFileSync(CLIENT_FILE, 'utf8') !== client;
