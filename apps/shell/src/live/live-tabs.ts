import { LIVE_TOPICS, type LiveTopic } from '@casewright/rules';
import { LiveConnection, type LiveListener, SILENCE_MS } from './live-connection';
import { setLiveStatus, type LiveStatus } from './live-status';
import { refetch } from './refetch';

/** Name of the leader's lock and of its broadcast channel. */
const NAME = 'casewright:live';
const LOOK_EVERY_MS = 5_000;

type TabMessage = { readonly topics: readonly LiveTopic[] } | { readonly status: LiveStatus } | 'hello';

/** One tab holds the stream and informs the others; each has its own if they can't agree. @returns how to leave */
export function joinTabs(): () => void {
  const canAgree = 'locks' in navigator && typeof BroadcastChannel !== 'undefined';
  const live = canAgree ? new LiveTab() : alone();
  return () => {
    live.stop();
    setLiveStatus('connecting');
  };
}

function alone(): LiveConnection {
  const connection = new LiveConnection(here);
  connection.start();
  return connection;
}

const here: LiveListener = { changed: refetch, is: setLiveStatus };

class LiveTab {
  private readonly ending = new AbortController();
  private readonly tabs = new BroadcastChannel(NAME);
  private connection: LiveConnection | undefined;
  private heardAt = Date.now();
  private hasJoined = false;
  private readonly looking: ReturnType<typeof setInterval>;

  constructor() {
    this.tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => this.receive(data));
    document.addEventListener('visibilitychange', this.look);
    this.looking = setInterval(this.look, LOOK_EVERY_MS);
    this.broadcast('hello');
    this.lead({ signal: this.ending.signal });
  }

  stop(): void {
    clearInterval(this.looking);
    document.removeEventListener('visibilitychange', this.look);
    this.ending.abort();
    this.tabs.close();
  }

  /** Holds the lock until the tab closes or leaves, or another tab takes over. */
  private lead(options: LockOptions): void {
    const { signal } = this.ending;
    let connection: LiveConnection | undefined;
    const hold = () =>
      new Promise<void>((resolve) => {
        if (signal.aborted) return resolve();
        signal.addEventListener('abort', () => resolve());
        connection = this.connection = new LiveConnection({
          changed: (topics) => {
            this.broadcast({ topics });
            here.changed(topics);
          },
          is: (status) => {
            this.broadcast({ status });
            here.is(status);
          },
        });
        connection.start();
      });
    const end = () => {
      connection?.stop();
      if (this.connection === connection) this.connection = undefined;
      this.heardAt = Date.now();
    };
    navigator.locks.request(NAME, options, hold).then(end, () => {
      end();
      if (connection && !signal.aborted) this.lead({ signal });
    });
  }

  private receive(message: TabMessage): void {
    if (message === 'hello') return this.connection?.reportStatus();
    if (this.connection) return;
    this.heardAt = Date.now();
    // Catch up on changes between this tab's first reads and its joining.
    if (!this.hasJoined) here.changed(LIVE_TOPICS);
    this.hasJoined = true;
    if ('topics' in message) here.changed(message.topics);
    else here.is(message.status);
  }

  /** Browsers may suspend the leader; a visible tab takes over. */
  private readonly look = (): void => {
    const isSilent = Date.now() - this.heardAt > SILENCE_MS;
    if (this.connection || !isSilent || document.visibilityState !== 'visible') return;
    this.heardAt = Date.now();
    this.lead({ steal: true });
  };

  private broadcast(message: TabMessage): void {
    if (!this.ending.signal.aborted) this.tabs.postMessage(message);
  }
}
