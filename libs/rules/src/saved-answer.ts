/** A saved answer for the person it is sent to: `{name}` and `{first name}` are filled in. */
export function filledAnswer(content: string, name: string): string {
  const [first = name] = name.split(' ');
  return content.replace(/\{(name|first name)\}/gi, (_, field: string) => (field.length > 4 ? first : name));
}
