// Runs before the first paint and beside the download of the shell, as a file of its own: the policy allows no inline script.
const chosen = localStorage.getItem('casewright:theme');
const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.theme = dark ? 'dark' : 'light';

// The remote that owns the first page is asked for now, rather than when the shell has come and looked it up.
window.casewrightRemotes = fetch('/remotes.json').then((answer) =>
  answer.ok ? answer.json() : Promise.reject(answer),
);
window.casewrightRemotes.then(
  (table) => {
    const owns = ({ paths }) =>
      paths.some((path) => location.pathname === path || location.pathname.startsWith(`${path}/`));
    const remote = Object.values(table).find(owns);
    for (const href of remote ? [remote.entry, ...remote.preload] : []) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = href.endsWith('.css') ? 'style' : 'script';
      link.href = href;
      document.head.append(link);
    }
  },
  () => undefined,
);
