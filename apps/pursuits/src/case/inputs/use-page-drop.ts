import { useEffect, useEffectEvent, useState } from 'react';

const EVENTS = ['dragover', 'dragleave', 'drop'] as const;

/** @returns whether files are dragged over the page */
export function usePageDrop(isTaken: boolean, onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const heard = useEffectEvent((event: DragEvent) => {
    const { dataTransfer, type, relatedTarget } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    if (type === 'dragleave') {
      if (!relatedTarget) setOver(false);
      return;
    }
    event.preventDefault();
    setOver(type === 'dragover');
    if (type === 'drop') onFiles([...dataTransfer.files]);
  });
  useEffect(() => {
    if (!isTaken) return undefined;
    const hear = (event: DragEvent) => heard(event);
    for (const name of EVENTS) document.addEventListener(name, hear);
    return () => {
      for (const name of EVENTS) document.removeEventListener(name, hear);
    };
  }, [isTaken]);
  return isOver;
}
