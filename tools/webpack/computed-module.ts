import type { PitchLoaderDefinitionFunction } from 'webpack';

/** Runs a module at build time and bundles only its exported data. */
export const pitch: PitchLoaderDefinitionFunction = async function (remaining) {
  const exported: unknown = await this.importModule(`!!${remaining}`, { layer: 'computed' });
  const data = Object.entries(exported as object).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  return data.join('\n');
};

export default function (): never {
  throw new Error('A computed module is never read as it stands.');
}
