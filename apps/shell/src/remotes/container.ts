/**
 * What the container of a remote is called: a property of `window`, and the name of a variable. Without the prefix an
 * element with id="account" would shadow it.
 */
export const containerOf = (name: string): string => `mfe_${name.replaceAll('-', '_')}`;
