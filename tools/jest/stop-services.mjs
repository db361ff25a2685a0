export default async function stopServices() {
  await globalThis.testRedis?.stop();
  await globalThis.testPostgres?.stop();
}
