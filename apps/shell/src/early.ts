import { rememberPress } from './first-press';
import { ownerOf } from './remotes/ownership';
import { preloadArea } from './remotes/preload-area';
import type { RemoteTable } from './remotes/table';
import { RETURNING_KEY } from './returning-key';
import { startWhenPainted } from './start-when-painted';

// Runs before the first paint. A separate file, since the content security policy forbids inline scripts.
const chosen = localStorage.getItem('casewright:theme');
const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';

if (localStorage.getItem(RETURNING_KEY) !== null) document.documentElement.dataset['returning'] = '';

// The shell uses these responses.
window.casewrightSession = fetch('/api/session', { headers: { accept: 'application/json' } });
window.casewrightSession.catch(() => undefined);
window.casewrightRemotes = fetch('/remotes.json').then((answer) =>
  answer.ok ? (answer.json() as Promise<RemoteTable>) : Promise.reject(new Error('no table of remotes')),
);
window.casewrightRemotes.then(
  (table) => {
    const name = ownerOf(table, location.pathname);
    const remote = name !== undefined && table[name];
    if (remote) preloadArea({ name, ...remote }, location.pathname);
  },
  () => undefined,
);

startWhenPainted();
rememberPress();
