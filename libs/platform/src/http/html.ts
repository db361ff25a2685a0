const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for elements and double-quoted attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
