interface ProgressBarProps {
  readonly label: string;
  /** Undefined while it can't be told how much is done. */
  readonly value: number | undefined;
  readonly max: number;
  /** Sets its height and margins. */
  readonly className?: string;
}

export const ProgressBar = ({ label, value, max, className = 'h-1.5' }: ProgressBarProps) => (
  <progress aria-label={label} max={max} value={value} className={`${look} ${className}`} />
);

const look =
  'block w-full appearance-none overflow-hidden rounded-full bg-sunken indeterminate:animate-pass indeterminate:bg-linear-to-r indeterminate:from-accent indeterminate:to-accent indeterminate:bg-size-[30%_100%] indeterminate:bg-center indeterminate:bg-no-repeat [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent indeterminate:[&::-moz-progress-bar]:bg-transparent';
