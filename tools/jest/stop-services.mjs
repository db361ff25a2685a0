export default async function stopServices() {
  await globalThis.testRedis?.stop();
  globalThis.testPostgres?.stop();
}
