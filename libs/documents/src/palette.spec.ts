import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PALETTE } from './palette';

it('matches the light theme of the design system', () => {
  const tokens = readFileSync(join(__dirname, '../../ui/src/styles/tokens.css'), 'utf8');
  const [light = ''] = tokens.split('@media');
  const wrong = Object.entries(PALETTE).filter(([name, color]) => !light.includes(`--${name}: ${color};`));
  expect(wrong).toEqual([]);
});
