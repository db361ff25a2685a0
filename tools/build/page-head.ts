import { BRAND } from './brand.ts';
import { PREVIEW } from './preview/preview.ts';
import type { RenderedPage } from './renderer.ts';

/** @param publicUrl without it, the canonical URL is left out @param preview path of the preview image */
export function headOf(
  { path, title, description, jsonLd }: RenderedPage,
  publicUrl: string | undefined,
  preview: string | undefined,
): string {
  const address = publicUrl && new URL(path, publicUrl).href;
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escaped(content)}">`;
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    property('type', 'website'),
    property('site_name', BRAND.name),
    property('title', title),
    property('description', description),
    ...(address ? [`<link rel="canonical" href="${escaped(address)}">`, property('url', address)] : []),
    ...(publicUrl && preview
      ? [
          property('image', new URL(preview, publicUrl).href),
          property('image:type', 'image/png'),
          property('image:width', String(PREVIEW.width)),
          property('image:height', String(PREVIEW.height)),
          property('image:alt', title),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
    ...(publicUrl ? jsonLd : []).map((data) =>
      script(complete({ '@context': 'https://schema.org', ...data }, publicUrl)),
    ),
  ].join('');
}

/** Has the attributes that the remote's loader looks for, which then does not load the file again. */
export const styleLink = (folder: string, file: string): string =>
  `<link rel="stylesheet" href="${escaped(folder + file)}" data-href="${escaped(file)}">`;

/** Marks scripts as started by the shell after the first paint. They are preloaded. */
export const scriptsAfterPaint = (scripts: string): string =>
  scripts.replace(
    /<script defer="defer" src="([^"]+)"><\/script>/g,
    '<link rel="preload" as="script" href="$1" fetchpriority="low" data-after-paint>',
  );

const script = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

function complete(data: unknown, publicUrl: string | undefined): unknown {
  if (typeof data === 'string') return data.startsWith('/') ? new URL(data, publicUrl).href : data;
  if (Array.isArray(data)) return data.map((part) => complete(part, publicUrl));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, complete(value, publicUrl)]));
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
