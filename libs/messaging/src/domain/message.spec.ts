import { Message } from './message';
import { MessageIncomplete } from './message.errors';
import { aDeliveryTo, aText, aSender, NOW } from './message.fixture';

describe('message', () => {
  it('goes to each recipient once, as its sender wrote it', () => {
    const sender = aSender();

    const message = Message.write(sender, aText({ subject: ' Hello ' }), aDeliveryTo('one', 'two', 'one'), NOW);

    expect(message).toMatchObject({ sender, subject: 'Hello', recipientIds: ['one', 'two'], createdAt: NOW });
  });

  it('keeps whitespace in its content', () => {
    const content = '  indented\n\n  text\n';
    expect(Message.write(aSender(), aText({ content }), aDeliveryTo('one'), NOW).content).toBe(content);
  });

  it.each([
    [{ subject: ' ' }, ['subject']],
    [{ subject: '', content: '' }, ['subject', 'content']],
  ])('is incomplete with %p', (text, missing) => {
    const write = () => Message.write(aSender(), aText(text), aDeliveryTo('one'), NOW);

    expect(write).toThrow(MessageIncomplete);
    expect(write).toThrow(
      expect.objectContaining({
        message: 'Please fill in all fields.',
        facts: { fields: Object.fromEntries(missing.map((field) => [field, expect.any(Array)])) },
      }),
    );
  });
});
