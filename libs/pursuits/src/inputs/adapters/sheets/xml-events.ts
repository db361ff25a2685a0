import { MEGABYTE } from '@casewright/rules';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { FileUnreadable } from './file-unreadable';

export interface XmlListener {
  readonly open?: (name: string, attributes: SaxesTagPlain['attributes']) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Limit between two tags. A cell has at most 32,767 characters. */
const MAX_GAP_BYTES = MEGABYTE;

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Streaming parser. Keeps nothing of the document and expands no custom entities. */
export async function readXml(content: AsyncIterable<Uint8Array>, { open, text, close }: XmlListener): Promise<void> {
  const parser = new SaxesParser();
  let gap = 0;
  parser.on('opentag', ({ name, attributes }) => {
    gap = 0;
    open?.(local(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    gap = 0;
    close?.(local(name));
  });
  if (text) parser.on('text', text);
  const decoder = new TextDecoder();
  for await (const chunk of content) {
    gap += chunk.length;
    parser.write(decoder.decode(chunk, { stream: true }));
    if (gap > MAX_GAP_BYTES) throw new FileUnreadable('The workbook has a cell that is too long.');
  }
  parser.close();
}
