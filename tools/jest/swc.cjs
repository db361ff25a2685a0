const syntax = (tsx) => ({ syntax: 'typescript', decorators: true, tsx });

/** Compiles TypeScript: server code with decorator metadata, browser code with JSX. */
const swc = (tsx) => ({
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2023',
    keepClassNames: true,
    parser: syntax(tsx),
    transform: { legacyDecorator: true, decoratorMetadata: !tsx, react: { runtime: 'automatic' } },
  },
});

module.exports = { server: ['@swc/jest', swc(false)], browser: ['@swc/jest', swc(true)] };
