const MAX_MS = 1200;

/** Smooth scrolling for links within the page, by one listener for all remotes. `base.css` respects reduced motion. */
export function scrollSmoothlyWithinPages(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin && (link.hash || link.pathname === location.pathname)) scrollSmoothly();
  });
}

function scrollSmoothly(): void {
  const { dataset } = document.documentElement;
  const stop = () => delete dataset['scroll'];
  dataset['scroll'] = 'smooth';
  addEventListener('scrollend', stop, { once: true });
  // No `scrollend` event is fired if nothing moved.
  setTimeout(stop, MAX_MS);
}
