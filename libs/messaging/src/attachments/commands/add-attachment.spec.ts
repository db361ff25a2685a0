import { DraftNotFound } from '../../domain/draft.errors';
import { toSend } from '../domain/attachment';
import { AttachmentNotReady, AttachmentRefused, TooManyAttachments } from '../domain/attachment.errors';
import { AttachmentsInMemory } from '../domain/attachments.repository.fake';
import { AddAttachment, AddAttachmentHandler } from './add-attachment';

describe('attaching a file', () => {
  const given = () => {
    const attachments = new AttachmentsInMemory();
    const handler = new AddAttachmentHandler(attachments);
    const add = (told: object = {}, ownerId = 'sam', draftId = 'draft') =>
      handler.execute(
        new AddAttachment(ownerId, draftId, { id: crypto.randomUUID(), name: 'a.pdf', size: 9, ...told }),
      );
    return { attachments, add };
  };

  it.each([{ name: 'run.exe' }, { size: 0 }, { size: 10 * 1024 ** 3 }])(
    'refuses %j before a byte is sent',
    async (told) => {
      await expect(given().add(told)).rejects.toThrow(AttachmentRefused);
    },
  );

  it('refuses an eleventh file', async () => {
    const { add } = given();
    for (let n = 0; n < 10; n++) await add();
    await expect(add()).rejects.toThrow(TooManyAttachments);
  });

  it('is allowed for the author until the message is sent', async () => {
    const { add, attachments } = given();
    await add();
    await expect(add({}, 'kim')).rejects.toThrow(DraftNotFound);
    await attachments.claim('draft');
    await expect(add()).rejects.toThrow(DraftNotFound);
  });

  it('blocks sending until the file is checked, and for good if it is refused', async () => {
    const { add, attachments } = given();
    const { id } = await add();
    const sending = async () => toSend((await attachments.lock('sam', 'draft')) ?? []);
    await expect(sending()).rejects.toThrow('a.pdf is still being uploaded.');
    attachments.settle('draft', id, { state: 'refused' });
    await expect(sending()).rejects.toThrow(AttachmentNotReady);
    attachments.settle('draft', id, { state: 'ready', type: 'application/pdf' });
    expect(await sending()).toEqual([{ id, name: 'a.pdf', size: 9, type: 'application/pdf' }]);
  });
});
