import { createHash } from 'node:crypto';
import type { PageImage } from '../../../libs/web/src/handle.ts';
import { BRAND } from '../brand.ts';
import { draw } from './draw.ts';
import { previewOf } from './preview.ts';

/** Where they are published, under names that change with the picture. */
export const PREVIEWS = '/assets/previews/';

export interface Preview {
  /** Within the site. */
  readonly path: string;
  /** PNG. */
  readonly picture: Buffer;
}

const drawn = new Map<string, Promise<Buffer>>();

/** The picture that previews of links to a page show. Each is drawn once in a process. */
export async function drawnPreview(path: string, image: PageImage, publicUrl: string): Promise<Preview> {
  const svg = previewOf(image, BRAND.name, new URL(publicUrl).host);
  const picture = drawn.get(svg) ?? draw(svg);
  drawn.set(svg, picture);
  const hash = createHash('sha256')
    .update(await picture)
    .digest('hex')
    .slice(0, 10);
  const name = path.slice(1).replaceAll('/', '-') || 'home';
  return { path: `${PREVIEWS}${name}.${hash}.png`, picture: await picture };
}
