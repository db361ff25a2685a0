import { ignoreSecondClicks } from './second-click';

describe('the second click of a double click', () => {
  const clicked: string[] = [];
  let stop: () => void;

  const link = (name: string, path: string) => {
    const element = document.createElement('a');
    element.href = path;
    element.addEventListener('click', (event) => {
      event.preventDefault();
      clicked.push(name);
      history.pushState(null, '', path);
    });
    return document.body.appendChild(element);
  };
  const click = (element: HTMLElement, detail: number) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));

  beforeEach(() => {
    history.replaceState(null, '', '/messages');
    stop = ignoreSecondClicks(document);
  });

  afterEach(() => {
    stop();
    clicked.length = 0;
    document.body.replaceChildren();
  });

  it('does nothing on the page that the first one opened', () => {
    click(link('Account Plans', '/plans'), 1);
    const isFollowed = click(link('Pilot Program', '/pilot-program'), 2);
    expect(clicked).toEqual(['Account Plans']);
    expect(isFollowed).toBe(false);
  });

  it('counts while the page stays', () => {
    const more = document.body.appendChild(document.createElement('button'));
    more.addEventListener('click', () => clicked.push('more'));
    click(more, 1);
    click(more, 2);
    expect(clicked).toEqual(['more', 'more']);
  });

  it('does not affect later clicks and keyboard clicks', () => {
    click(link('Account Plans', '/plans'), 1);
    click(link('Pilot Program', '/pilot-program'), 1);
    click(link('Contact Us', '/contact'), 0);
    expect(clicked).toEqual(['Account Plans', 'Pilot Program', 'Contact Us']);
  });
});
