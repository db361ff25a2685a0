import { areaOf } from './areas.mjs';

/** Prefetches a link's chunk on hover, as the shell does with remotes. */
export const prefetchWhatIsLikely = () =>
  document.addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) void areaOf(link.pathname)?.load();
  });
