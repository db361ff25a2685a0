import webpack, { type Compiler } from 'webpack';

/** Builds `early.ts` as a separate file without the federation runtime. */
export class EarlyScriptPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.make.tapPromise('EarlyScript', async (compilation) => {
      const child = compilation.createChildCompiler('EarlyScript', { filename: 'early.js' }, [
        new webpack.EntryPlugin(compiler.context, './src/early.ts', { name: 'early', filename: 'early.js' }),
      ]);
      await new Promise<void>((resolve, reject) =>
        child.runAsChild((failure) => (failure ? reject(failure) : resolve())),
      );
    });
  }
}
