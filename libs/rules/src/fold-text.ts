/** Letters that have no decomposition. */
const LETTERS = new Map(
  Object.entries({ ø: 'o', ł: 'l', đ: 'd', ı: 'i', ħ: 'h', ς: 'σ', ŧ: 't', ß: 'ss', æ: 'ae', œ: 'oe' }),
);

/** Text for searches, without accents, case and compatible forms. The database folds alike (`platform.folded`). */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
    .replace(/[øłđıħςŧßæœ]/g, (letter) => LETTERS.get(letter) ?? letter);
