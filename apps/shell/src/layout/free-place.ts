/** In pixels from the top left of the viewport. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;

/**
 * Where notices cover no action: as low as possible on the right, else on the left. If everything is taken, at the
 * bottom right.
 */
export function freePlace(notices: Size, viewport: Size, margin: number, actions: readonly Box[]) {
  const lowest = viewport.height - margin - notices.height;
  const [right, left] = [viewport.width - margin - notices.width, margin];
  for (const at of [right, left]) {
    const inColumn = actions.filter((action) => action.left < at + notices.width + GAP && action.right > at - GAP);
    let top = lowest;
    while (top >= margin) {
      const covered = inColumn.filter((action) => action.top < top + notices.height + GAP && action.bottom > top - GAP);
      if (covered.length === 0) return { left: at, top };
      top = Math.min(...covered.map((action) => action.top)) - GAP - notices.height;
    }
  }
  return { left: right, top: lowest };
}
