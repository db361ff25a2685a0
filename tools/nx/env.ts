/** Without the daemon, which outlives a command, and a process per plugin, which takes four times as much CPU time. */
export const NX_ENV = { NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' };
