import type { Socket } from 'node:net';

/** Keeps what is written in this turn of the event loop until its end: one packet, and one call of the system, for all. */
export function sendTogether(socket: Socket): void {
  if (socket.writableCorked) return;
  socket.cork();
  setImmediate(() => socket.uncork());
}
