import { Minus, Plus, RotateCcw, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Button } from '../button';
import { Drawing, type Chart } from './layout';
import { moveBy, WHOLE, ZOOM, zoomBy, zoomTo, type Point, type Stage, type View } from './zoom';

interface ZoomViewerProps {
  readonly title: string;
  readonly subtitle: string;
  readonly chart: Chart;
  readonly onClose: () => void;
}

const ARROW_PX = 60;
/** Scroll distance per zoom step: one notch of a mouse wheel, or a short stroke on a trackpad. */
const WHEEL_STEP_PX = 100;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: ARROW_PX, y: 0 },
  ArrowRight: { x: -ARROW_PX, y: 0 },
  ArrowUp: { x: 0, y: ARROW_PX },
  ArrowDown: { x: 0, y: -ARROW_PX },
};

/** Full-window chart viewer. Mount it to open it; the browser restores the focus. */
export function ZoomViewer({ title, subtitle, chart, onClose }: ZoomViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(WHOLE);
  const [stageSize, setStageSize] = useState<Stage>({ width: 0, height: 0 });
  const titleId = useId();
  const { scale } = view;

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  useEffect(() => closeByBack(() => dialog.current?.close()), []);

  useEffect(() => {
    const element = stage.current;
    // Missing in jsdom.
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setStageSize(sizeOf(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const measured = (): Stage => (stage.current ? sizeOf(stage.current) : stageSize);
  const zoom = (steps: number) => {
    const size = measured();
    setView((before) => zoomBy(before, steps, size));
  };
  const reset = () => setView(WHOLE);
  const gestures = useGestures(stage, scale, setView);

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Tab') keepFocusWithin(event);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    const size = measured();
    if (arrow) setView((before) => moveBy(before, arrow, size));
    else if (['+', '='].includes(event.key)) zoom(1);
    else if (['-', '_'].includes(event.key)) zoom(-1);
    else if (event.key === '0') reset();
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-full max-w-none grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-surface text-ink open:grid"
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-4.5 py-3 md:px-7">
        <div className="min-w-0 flex-1 max-md:basis-3/4">
          <h2 id={titleId} className="text-body font-semibold">
            {title}
          </h2>
          <p className="text-label text-ink-muted">{subtitle}</p>
        </div>
        <div className="flex gap-3 max-md:order-last">
          <div className="flex items-center rounded-control border border-line-strong">
            <StepButton label="Zoom out" icon={Minus} isAtEnd={scale === ZOOM.min} onClick={() => zoom(-1)} />
            <div className="flex h-full items-center gap-2.5 border-x border-line px-3">
              <span aria-hidden className="flex gap-1">
                {Array.from({ length: ZOOM.max / ZOOM.step }, (_, step) => (
                  <span
                    key={step}
                    className={`h-1 w-3 rounded-full ${(step + 1) * ZOOM.step <= scale ? 'bg-accent' : 'bg-line-strong'}`}
                  />
                ))}
              </span>
              <output aria-label="Zoom" className="w-10 text-right text-small font-semibold tabular-nums">
                {scale * 100}%
              </output>
            </div>
            <StepButton label="Zoom in" icon={Plus} isAtEnd={scale === ZOOM.max} onClick={() => zoom(1)} />
          </div>
          <Button onClick={reset}>
            <RotateCcw aria-hidden className="size-4" />
            Reset
          </Button>
        </div>
        <Button kind="quiet" className="w-10 px-0!" aria-label="Close" onClick={() => dialog.current?.close()}>
          <X aria-hidden className="size-5" />
        </Button>
      </header>
      <div
        ref={stage}
        {...gestures}
        className={`relative touch-none overflow-hidden select-none ${scale > 1 ? 'cursor-grab active:cursor-grabbing' : ''}`}
      >
        <Picture chart={chart} view={view} />
        {scale > 1 && <Overview chart={chart} view={view} stage={stageSize} />}
      </div>
      <footer className="border-t border-line px-4.5 py-3 text-label text-ink-muted md:px-7">
        <p className="md:hidden">Drag to move, pinch to zoom</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 max-md:hidden">
          <Keys keys={['+', '−']} action="Zoom" />
          <Keys keys={['0']} action="Reset to 100%" />
          <Keys keys={['←', '↑', '→', '↓']} action="Move" />
          <Keys keys={['Esc']} action="Close" />
          <span className="ml-auto">Drag to move the picture</span>
        </div>
      </footer>
    </dialog>
  );
}

/** Back closes the viewer instead of leaving the page. @returns a function that removes the viewer's history entry */
function closeByBack(close: () => void): () => void {
  history.pushState({ ...(history.state as object | null), isViewer: true }, '');
  addEventListener('popstate', close);
  return () => {
    removeEventListener('popstate', close);
    if ((history.state as { isViewer?: boolean } | null)?.isViewer) history.back();
  };
}

/** Tab wraps around within the dialog instead of moving to the browser's controls. */
function keepFocusWithin(event: KeyboardEvent<HTMLDialogElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const [end, next] = event.shiftKey ? [buttons[0], buttons.at(-1)] : [buttons.at(-1), buttons[0]];
  if (document.activeElement !== end) return;
  event.preventDefault();
  next?.focus();
}

function Picture({ chart, view: { scale, x, y } }: { chart: Chart; view: View }) {
  return (
    <div
      className="h-full p-4.5 transition-transform md:p-8 [&_div]:h-full [&_svg]:h-full"
      style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
    >
      <Drawing chart={chart} />
    </div>
  );
}

function Overview({ chart, view: { scale, x, y }, stage }: { chart: Chart; view: View; stage: Stage }) {
  const part = (offset: number, length: number) =>
    `${50 - 50 / scale - (length ? (offset / length / scale) * 100 : 0)}%`;
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-6 left-7 h-24 w-43 rounded-control border border-line bg-surface shadow-sheet max-md:hidden"
    >
      <div className="h-full p-1.5 opacity-60 [&_div]:h-full [&_svg]:h-full">
        <Drawing chart={chart} />
      </div>
      <div
        className="absolute rounded-box border-2 border-value-fill"
        style={{
          left: part(x, stage.width),
          top: part(y, stage.height),
          width: `${100 / scale}%`,
          height: `${100 / scale}%`,
        }}
      />
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly icon: typeof Plus;
  /** Keeps the button focusable, so that the last step doesn't lose the focus. */
  readonly isAtEnd: boolean;
  readonly onClick: () => void;
}

function StepButton({ label, icon: Icon, isAtEnd, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={onClick}
      className="grid h-10 w-10 place-items-center rounded-control text-ink-muted hover:bg-sunken aria-disabled:opacity-40"
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}

function Keys({ keys, action }: { keys: readonly string[]; action: string }) {
  return (
    <span className="flex items-center gap-1.5">
      {keys.map((key) => (
        <kbd
          key={key}
          className="min-w-6 rounded-box border border-line-strong px-1.5 text-center font-sans text-caption font-semibold text-ink"
        >
          {key}
        </kbd>
      ))}
      <span className="ml-1">{action}</span>
    </span>
  );
}

function useGestures(
  stage: { current: HTMLDivElement | null },
  scale: number,
  setView: (change: (before: View) => View) => void,
) {
  const pointers = useRef(new Map<number, Point>());
  const pinch = useRef<{ readonly distance: number; readonly scale: number }>(undefined);

  // React's wheel listener is passive and can't prevent the page from zooming.
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let scrolled = 0;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      scrolled += event.deltaY;
      const steps = Math.trunc(scrolled / WHEEL_STEP_PX);
      scrolled -= steps * WHEEL_STEP_PX;
      if (steps) setView((before) => zoomBy(before, -steps, sizeOf(element), fromCenter(element, event)));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [stage, setView]);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const element = event.currentTarget;
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    pointers.current.set(event.pointerId, now);
    const [one, other] = [...pointers.current.values()];
    if (one && other) {
      const distance = Math.hypot(one.x - other.x, one.y - other.y);
      const middle = { clientX: (one.x + other.x) / 2, clientY: (one.y + other.y) / 2 };
      pinch.current ??= { distance, scale };
      const asked = (pinch.current.scale * distance) / pinch.current.distance;
      setView((view) => zoomTo(view, asked, sizeOf(element), fromCenter(element, middle)));
    } else setView((view) => moveBy(view, { x: now.x - before.x, y: now.y - before.y }, sizeOf(element)));
  };
  const onPointerEnd = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
    pinch.current = undefined;
  };
  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd };
}

const sizeOf = ({ clientWidth: width, clientHeight: height }: Element): Stage => ({ width, height });

function fromCenter(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
