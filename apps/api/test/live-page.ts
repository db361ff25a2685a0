import { eventually } from '@casewright/platform/testing';

export interface LiveEvent {
  readonly event: string;
  readonly topics: readonly string[];
}

/** Page with a live stream. */
export class LivePage {
  readonly events: LiveEvent[] = [];
  hasEnded = false;
  /** Reconnect delay sent by the server. */
  retryMs: number | undefined;

  private constructor(
    readonly response: Response,
    private readonly aborted: AbortController,
  ) {}

  static async open(url: string, session: string | undefined): Promise<LivePage> {
    const aborted = new AbortController();
    const headers = { cookie: `session=${session ?? ''}` };
    const response = await fetch(`${url}/api/live`, { headers, signal: aborted.signal });
    const page = new LivePage(response, aborted);
    if (response.ok) void page.read();
    return page;
  }

  /** Waits for this many matching events. */
  async until(event: string, topic?: string, times = 1): Promise<void> {
    await eventually(() => expect(this.timesTold(event, topic)).toBeGreaterThanOrEqual(times));
  }

  timesTold(event: string, topic?: string): number {
    const isMeant = (one: LiveEvent) => one.event === event && (!topic || one.topics.includes(topic));
    return this.events.filter(isMeant).length;
  }

  close(): void {
    this.aborted.abort();
  }

  private async read(): Promise<void> {
    let text = '';
    try {
      const decoded = this.response.body?.pipeThrough(new TextDecoderStream()) ?? [];
      for await (const chunk of decoded) {
        const blocks = `${text}${chunk}`.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) this.note(block);
      }
    } catch {
      // Cut by the test or by the stopping server.
    }
    this.hasEnded = true;
  }

  private note(block: string): void {
    const retry = /^retry: (\d+)$/m.exec(block)?.[1];
    if (retry) this.retryMs = Number(retry);
    const event = /^event: (.+)$/m.exec(block)?.[1];
    const data = /^data: (.+)$/m.exec(block)?.[1] ?? '[]';
    if (event) this.events.push({ event, topics: JSON.parse(data) as string[] });
  }
}
