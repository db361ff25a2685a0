import { type DocumentToMake, makeDocument } from './documents/make';

/** Makes one document and exits. A failure is logged and ends the process. */
process.once('message', (asked: DocumentToMake) => {
  void makeDocument(asked).then((bytes) => process.send?.(bytes, () => process.disconnect()));
});
