import { buildWhatChanged, IS_BUILT } from '../start/build.ts';
import { passed, type Stage } from './stage.ts';

/** Builds once for all later stages. */
export const build: Stage = {
  name: 'build',
  run: async () => {
    const changed = await buildWhatChanged();
    process.env[IS_BUILT] = '1';
    return { ...passed, notes: [changed] };
  },
};
