import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DownloadButton } from './download-button';

describe('the link to a file', () => {
  const saved: string[] = [];
  const press = () => userEvent.click(screen.getByRole('link', { name: 'Download case.pdf' }));
  const answerWith = (...answers: readonly (Response | Error)[]) => {
    const left = [...answers];
    globalThis.fetch = async () => {
      const next = left.shift() ?? new Error('asked once more');
      if (next instanceof Error) throw next;
      return next;
    };
  };

  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = () => 'blob:content';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(`${this.download} from ${this.href}`);
    });
    render(<DownloadButton name="case.pdf" href="/api/files/1" />);
  });

  it('shows an error instead of saving a failed download, and retries', async () => {
    answerWith(new Response('{}', { status: 503 }), new Error('offline'), new Response('%PDF'));
    for (const times of ['refused', 'offline']) {
      await press();
      expect(await screen.findByRole('alert')).toHaveTextContent('The file couldn’t be downloaded. Try again.');
      expect([times, ...saved]).toEqual([times]);
    }
    await press();
    expect(saved).toEqual(['case.pdf from blob:content']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('doesn’t suggest a retry for a permanent error', async () => {
    answerWith(new Response('{}', { status: 404 }));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('This file no longer exists.');
  });

  it('leaves a large file to the browser', async () => {
    answerWith(new Response('', { headers: { 'content-length': '200000000' } }));
    await press();
    expect(saved).toEqual([`case.pdf from ${location.origin}/api/files/1`]);
  });
});
