import { createHash } from 'node:crypto';
import type { PageImage } from '../../../libs/web/src/handle.ts';
import { BRAND } from '../brand.ts';
import { draw } from './draw.ts';
import { previewOf } from './preview.ts';

export const PREVIEWS = '/assets/previews/';

export interface Preview {
  /** Relative to the site. */
  readonly path: string;
  readonly picture: Buffer;
}

const drawn = new Map<string, Promise<Buffer>>();

/** Cached per process. */
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
