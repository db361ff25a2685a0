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
 * Where notices cover no action: as low as possible on the right, else on the left. If there is no such place, they
 * cover a part of a larger control, such as a text field. If everything is taken, they are at the bottom right.
 */
export function freePlace(notices: Size, viewport: Size, margin: number, actions: readonly Box[]) {
  const isSmall = ({ top, bottom }: Box) => bottom - top <= notices.height;
  return (
    uncovered(notices, viewport, margin, actions) ??
    uncovered(notices, viewport, margin, actions.filter(isSmall)) ?? {
      left: viewport.width - margin - notices.width,
      top: viewport.height - margin - notices.height,
    }
  );
}

function uncovered(notices: Size, viewport: Size, margin: number, actions: readonly Box[]) {
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
  return undefined;
}
