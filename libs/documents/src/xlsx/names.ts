/** What Excel reads as a cell, such as VMS2 or R1C1, or as a value. */
const NOT_A_NAME = /^(?:[a-z]{1,3}\d+|r\d*(?:c\d*)?|c\d*|true|false)$/i;

/**
 * The name by which formulas call each id: the id itself, but for what Excel reads otherwise. Excel takes capitals for small
 * letters.
 */
export function excelNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    ids.map((id) => {
      let name = id;
      while (NOT_A_NAME.test(name) || taken.has(name.toLowerCase())) name = `${name}_`;
      taken.add(name.toLowerCase());
      return [id, name];
    }),
  );
}
