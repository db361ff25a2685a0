/** Ignores the second click of a double click if the first one navigated. @returns a function that stops it */
export function ignoreSecondClicks(area: Document): () => void {
  let pathAtFirst = '';
  const check = (event: MouseEvent) => {
    if (event.detail < 2) pathAtFirst = location.pathname;
    else if (event.detail === 2 && location.pathname !== pathAtFirst) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  area.addEventListener('click', check, { capture: true });
  return () => area.removeEventListener('click', check, { capture: true });
}
