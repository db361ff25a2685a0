import type { PublicPage } from '@casewright/web';
import { renderHook } from '@testing-library/react';
import { useHead } from './use-head';

interface Shown {
  readonly page: PublicPage | undefined;
  readonly path: string;
}

const aPage = (title: string): PublicPage => ({ public: true, title, description: `${title}, described` });

it('the head has the title and URL of each page', () => {
  document.head.innerHTML = `<meta name="description" content="Plans, described">
    <link rel="canonical" href="https://casewright.example/plans">`;
  const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
  const description = () => document.head.querySelector('meta')?.content;
  const { rerender } = renderHook<void, Shown>(({ page, path }) => useHead(page, path), {
    initialProps: { page: aPage('Plans'), path: '/plans' },
  });
  expect(canonical()).toBe('https://casewright.example/plans');

  rerender({ page: aPage('Contact'), path: '/contact' });
  expect([document.title, canonical(), description()]).toEqual([
    'Contact',
    'https://casewright.example/contact',
    'Contact, described',
  ]);

  rerender({ page: undefined, path: '/profile' });
  expect(canonical()).toBeUndefined();
});
