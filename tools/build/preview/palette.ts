import { readFileSync } from 'node:fs';
import { fromRoot } from '../../webpack/from-root.ts';

/** The product's light colors by role, as `tokens.css` has them. */
export function palette(): (role: string) => string {
  const tokens = readFileSync(fromRoot('libs/ui/src/styles/tokens.css'), 'utf8');
  return (role) => {
    // The first of each is the light one.
    const [, color] = new RegExp(`--${role}: (#\\w+);`).exec(tokens) ?? [];
    if (!color) throw new Error(`tokens.css does not say --${role}.`);
    return color;
  };
}
