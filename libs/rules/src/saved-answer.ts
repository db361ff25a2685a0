/** Fills in `{name}` and `{first name}` of a saved answer. */
export function filledAnswer(content: string, name: string): string {
  const [first = name] = name.split(' ');
  return content.replace(/\{(name|first name)\}/gi, (_, field: string) => (field.length > 4 ? first : name));
}
