/** A page that is not painted by then, such as one in a tab behind, does not wait any longer. */
const AT_LATEST_MS = 1_000;

/**
 * Starts the scripts of a page that was rendered when it was shipped once it has been painted: it can be read before
 * it can be used. Other pages show nothing without their scripts, and start them themselves. Scripts of remotes, which
 * the head may name as well, are the federation's to start.
 */
export function startWhenPainted(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[data-after-paint]');
    if (links.length === 0) return;
    const start = once(() => links.forEach(({ href }) => run(href)));
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(start, AT_LATEST_MS);
  });
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    action();
  };
}

/** In the order in which they are asked for. */
function run(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = false;
  document.head.append(script);
}
