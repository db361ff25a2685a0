import type { ComponentProps, CSSProperties } from 'react';

interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'style'> {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** The browser's range input with our track and thumb; see `base.css`. */
export function Slider({ label, value, min, max, onChange, className = '', ...input }: SliderProps) {
  return (
    <input
      type="range"
      aria-label={label}
      min={min}
      max={max}
      value={value}
      className={`h-11 min-w-0 cursor-pointer appearance-none bg-transparent md:h-8 ${className}`}
      style={{ '--filled': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      {...input}
    />
  );
}
