import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ComponentProps } from 'react';

interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'style' | 'ref'> {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** Native range input, styled in `base.css`. */
export function Slider({ label, value, min, max, onChange, className = '', ...input }: SliderProps) {
  const track = useRef<HTMLInputElement>(null);
  const filled = `${((value - min) / (max - min)) * 100}%`;
  // Set by script, since prerendered pages have no inline styles.
  useLayoutEffect(() => track.current?.style.setProperty('--filled', filled), [filled]);
  // The user may have moved it before hydration.
  const takeOver = useEffectEvent(() => {
    const shown = track.current?.valueAsNumber;
    if (shown !== undefined && shown !== value) onChange(shown);
  });
  useEffect(() => takeOver(), []);
  return (
    <input
      ref={track}
      type="range"
      aria-label={label}
      min={min}
      max={max}
      value={value}
      className={`h-11 min-w-0 cursor-pointer appearance-none bg-transparent md:h-8 ${className}`}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      {...input}
    />
  );
}
