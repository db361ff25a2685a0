import 'reflect-metadata';
import { createApplication } from './application';
import { configuration } from './configuration';
import { apiDocument } from './openapi-document';
import { run } from './run';

void run(async () => {
  const app = await createApplication(configuration());
  await app.init();
  process.stdout.write(`${JSON.stringify(apiDocument(app), null, 2)}\n`);
  await app.close();
});
