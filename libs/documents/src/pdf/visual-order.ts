import bidiFactory from 'bidi-js';

export interface Part {
  readonly text: string;
  /** Whether pdfkit lays out its font from right to left itself. */
  readonly isOrderedByFont: boolean;
}

type Leveled<Piece> = Piece & { readonly level: number };

const bidi = bidiFactory();
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Orders parts of a line from left to right (Unicode Bidirectional Algorithm). */
export function visualOrder<Piece extends Part>(parts: readonly Piece[]): readonly Piece[] {
  const line = parts.map(({ text }) => text).join('');
  if (!RIGHT_TO_LEFT.test(line)) return parts;
  const { levels } = bidi.getEmbeddingLevels(line, 'auto');
  const pieces = leveled(parts, levels);
  for (let level = Math.max(...pieces.map((piece) => piece.level)); level > 0; level--) reverse(pieces, level);
  return pieces;
}

/** Splits parts where the embedding level changes. */
function leveled<Piece extends Part>(parts: readonly Piece[], levels: Uint8Array): Leveled<Piece>[] {
  let at = 0;
  return parts.flatMap((part) => {
    const pieces: Leveled<Piece>[] = [];
    for (const character of part.text) {
      const level = levels[at] ?? 0;
      const last = pieces.at(-1);
      if (last?.level === level) pieces[pieces.length - 1] = { ...last, text: last.text + character };
      else pieces.push({ ...part, text: character, level });
      at += character.length;
    }
    return pieces.map((piece) => (piece.level % 2 === 1 && !piece.isOrderedByFont ? reversed(piece) : piece));
  });
}

const reversed = <Piece extends Part>(piece: Piece): Piece => ({ ...piece, text: [...piece.text].reverse().join('') });

/** Reverses each sequence of pieces at `level` or above. */
function reverse<Piece>(pieces: Leveled<Piece>[], level: number): void {
  for (let from = 0; from < pieces.length; from++) {
    let to = from;
    while ((pieces[to]?.level ?? -1) >= level) to += 1;
    if (to === from) continue;
    pieces.splice(from, to - from, ...pieces.slice(from, to).reverse());
    from = to;
  }
}
