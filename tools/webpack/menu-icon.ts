import { icons, type IconNode } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The shapes of a lucide icon, for the shell to draw: a remote may use any icon without the shell being built again.
 * @param name as on lucide.dev: 'file-clock'
 */
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
