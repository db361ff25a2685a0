/** Solution names as one text. An unnamed one becomes 'Solution #2' (S1 §2). */
export const namesText = (names: readonly string[], otherwise: string): string =>
  names.map((name, index) => name || `${otherwise} #${index + 1}`).join('; ');
