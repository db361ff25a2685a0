import { type DocumentToMake, makeDocument } from './documents/make';
import { runTask } from './programs/run-task';

/** Makes one document. */
runTask<DocumentToMake>(makeDocument);
