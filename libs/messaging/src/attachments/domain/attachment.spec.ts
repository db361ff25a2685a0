import { type Attachment, refuseAttachment } from './attachment';
import { AttachmentRefused, TooManyAttachments } from './attachment.errors';

describe('an attachment', () => {
  const wanted = { id: 'wanted', name: 'a.pdf', size: 9 };
  const present = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `f-${n}` }) as Attachment);

  it('is refused by its type before a byte is sent', () => {
    expect(() => refuseAttachment({ ...wanted, name: 'run.exe' }, [])).toThrow(AttachmentRefused);
  });

  it('is refused as the eleventh of a draft, but not if it is there already', () => {
    expect(() => refuseAttachment(wanted, present(9))).not.toThrow();
    expect(() => refuseAttachment(wanted, present(10))).toThrow(TooManyAttachments);
    expect(() => refuseAttachment({ ...wanted, id: 'f-0' }, present(10))).not.toThrow();
  });
});
