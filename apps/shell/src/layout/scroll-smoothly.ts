const AT_MOST_MS = 1200;

/**
 * A link to a section, or to the page one is on, shows the way there instead of jumping. One listener on the document
 * serves the links of all remotes. `base.css` has the motion, for who wants any.
 */
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
  // Where nothing had to move no end is told.
  setTimeout(stop, AT_MOST_MS);
}
