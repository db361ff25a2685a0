import { buildWhatChanged, IS_BUILT } from '../start/build.ts';
import { passed, type Stage } from './stage.ts';

/** Once, for all stages that run what is built. */
export const build: Stage = {
  name: 'build',
  budget: 60,
  run: async () => {
    const changed = await buildWhatChanged();
    process.env[IS_BUILT] = '1';
    return { ...passed, notes: [changed] };
  },
};
