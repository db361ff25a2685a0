declare global {
  interface Window {
    /** Ends the remembering, and presses again what was pressed last. */
    casewrightPress?: () => void;
  }
}

/**
 * A page that was rendered when it was shipped is there before its buttons answer. The last one that was pressed by then
 * is remembered. Links lead on by themselves, and forms are sent.
 */
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
