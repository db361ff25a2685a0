import { readFileSync } from 'node:fs';
import { fromRoot } from '../../webpack/from-root.ts';

export function palette(): (role: string) => string {
  const tokens = readFileSync(fromRoot('libs/ui/src/styles/tokens.css'), 'utf8');
  return (role) => {
    // The first match is the light theme.
    const [, color] = new RegExp(`--${role}: (#\\w+);`).exec(tokens) ?? [];
    if (!color) throw new Error(`tokens.css does not say --${role}.`);
    return color;
  };
}
