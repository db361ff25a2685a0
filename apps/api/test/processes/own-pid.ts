/** Its document is the number of its process. */
process.once('message', () => process.send?.(Buffer.from(String(process.pid)), () => process.disconnect()));
