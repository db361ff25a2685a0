/** A formula as it is typed: in a spreadsheet it begins with '='. */
export const formulaIn = (text: string): string => text.trim().replace(/^=\s*/, '');
