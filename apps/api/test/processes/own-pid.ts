/** Returns the process ID as the document. */
process.once('message', () => process.send?.(Buffer.from(String(process.pid)), () => process.disconnect()));
