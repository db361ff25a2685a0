/** Background tabs never paint. */
const AT_LATEST_MS = 1_000;

/** Runs the scripts of a prerendered page after its first paint. The federation runtime starts those of remotes. */
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

function run(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = false;
  document.head.append(script);
}
