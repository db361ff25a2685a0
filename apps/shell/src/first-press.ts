declare global {
  interface Window {
    /** Stops recording and repeats the last click. */
    casewrightPress?: () => void;
  }
}

/** Records the last click on a prerendered page before hydration. Links and forms work natively. */
export function rememberPress(): void {
  let pressed: HTMLElement | null = null;
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button[type=button]') : null;
  };
  document.addEventListener('click', remember);
  window.casewrightPress = () => {
    document.removeEventListener('click', remember);
    pressed?.click();
  };
}
