import { icons, type IconNode } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Inlined, so that remotes can use any icon without a new shell. @param name as on lucide.dev: 'file-clock' */
export function menuIcon(name: string): IconNode {
  const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const icon = (icons as Partial<typeof icons>)[component as keyof typeof icons];
  if (!icon) throw new Error(`There is no icon ${name}.`);
  const shapes = renderToStaticMarkup(createElement(icon)).matchAll(/<(?!svg)(\w+) ([^>]*?)\/?>/g);
  return [...shapes].map(([, tag = '', text = '']) => [
    tag,
    Object.fromEntries(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, attribute = '', value = '']) => [attribute, value]),
    ),
  ]);
}
