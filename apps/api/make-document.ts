import { type DocumentToMake, makeDocument } from './documents/make';

/** The process that makes one document and ends. What fails ends it too, and is in its log. */
process.once('message', (asked: DocumentToMake) => {
  void makeDocument(asked).then((bytes) => process.send?.(bytes, () => process.disconnect()));
});
