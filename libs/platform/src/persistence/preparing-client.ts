import { Socket } from 'node:net';
import { Client, type ClientConfig, type QueryResult } from 'pg';

/** Known texts and their names; a text that is put together anew each time must not fill the server with statements. */
const names = new Map<string, string>();
const MOST_NAMES = 500;

const BEGIN = 'begin';
const COMMIT = 'commit';
const ROLLBACK = 'rollback';
const BEGUN = { command: 'BEGIN', rowCount: null, rows: [], fields: [] };
const ROLLED_BACK = { ...BEGUN, command: 'ROLLBACK' };

type Ask = (...question: unknown[]) => Promise<QueryResult>;

/**
 * A connection that has each statement with parameters parsed and planned once. A query builder hands over text and
 * values; the name that makes PostgreSQL keep the plan follows from the text. Statements leave without waiting for the
 * answers before theirs, and those of one turn of the event loop together, so who need not know an answer need not wait for it
 * either: nobody waits for `begin`, which fails only with its connection, and with it the statement after.
 */
export class PreparingClient extends Client {
  constructor(config?: ClientConfig) {
    const socket = new Socket();
    const settings = { ...config, pipeline: true, stream: () => socket };
    super(settings);
    const ask = this.query.bind(this) as Ask;
    Object.assign(this, {
      query: (question: unknown, values: unknown, ...rest: unknown[]) => {
        sendTogether(socket);
        if (question === BEGIN && isPromised(values, rest)) {
          ask(BEGIN).catch(() => undefined);
          return Promise.resolve(BEGUN);
        }
        if (question === COMMIT && isPromised(values, rest)) return ask(COMMIT).then(refuseRolledBack);
        if (question === ROLLBACK && isPromised(values, rest)) return ask(ROLLBACK).catch(() => this.giveUp());
        const name = typeof question === 'string' && hasParameters(values) ? nameOf(question) : undefined;
        return name ? ask({ name, text: question, values }, ...rest) : ask(question, values, ...rest);
      },
    });
  }

  /**
   * A server rolls back what a lost connection had begun. The query builder would never give back to the pool a connection
   * on which a rollback has failed: with each one the pool would be smaller for good. Ended, it is given back and thrown away.
   */
  private giveUp(): typeof ROLLED_BACK {
    this.end().catch(() => undefined);
    return ROLLED_BACK;
  }
}

/** PostgreSQL ends a transaction in which a statement has failed by rolling it back, and calls that no error. */
function refuseRolledBack(end: QueryResult): QueryResult {
  if (end.command === 'ROLLBACK') throw new Error('Rolled back instead of committed: a statement before had failed.');
  return end;
}

/** Keeps what is written in this turn of the event loop until its end: one packet, and one call of the system, for all. */
function sendTogether(socket: Socket): void {
  if (socket.writableCorked) return;
  socket.cork();
  setImmediate(() => socket.uncork());
}

const isPromised = (values: unknown, rest: unknown[]): boolean => typeof values !== 'function' && rest.length === 0;

const hasParameters = (values: unknown): boolean => Array.isArray(values) && values.length > 0;

function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < MOST_NAMES) names.set(text, `write-${names.size}`);
  return names.get(text);
}
