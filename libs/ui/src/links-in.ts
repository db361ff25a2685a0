export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"“”]+/g;
/** Punctuation that ends a sentence rather than an address. */
const ENDINGS = new Set(".,;:!?)]}'’*_");

/** Only https, and the product's own origin, become links. "https://casewright.example@evil.example" reads as another. */
export function linksIn(text: string, ownOrigin: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutEnding(found);
    if (!URL.canParse(address)) continue;
    const url = new URL(address);
    if (url.username || url.password || !(url.protocol === 'https:' || url.origin === ownOrigin)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: address, href: url.href });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** A closing parenthesis stays if the address opened it. */
function withoutEnding(address: string): string {
  let end = address.length;
  while (end > 0 && ENDINGS.has(address.charAt(end - 1))) {
    if (address.charAt(end - 1) === ')' && address.slice(0, end).includes('(')) break;
    end -= 1;
  }
  return address.slice(0, end);
}
