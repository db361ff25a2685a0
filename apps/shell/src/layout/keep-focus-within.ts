export function keepFocusWithin(area: Element, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const controls = [...area.querySelectorAll<HTMLElement>('a[href], button')].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  );
  const [end, next] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  const isInside = area.contains(document.activeElement);
  if (isInside && document.activeElement !== end) return;
  event.preventDefault();
  next?.focus();
}
