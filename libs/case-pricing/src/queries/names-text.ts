/** Names of solutions in one text; 'Solution #2' in place of one without (S1 §2). */
export const namesText = (names: readonly string[], otherwise: string): string =>
  names.map((name, index) => name || `${otherwise} #${index + 1}`).join('; ');
