interface EmailProps {
  readonly address: string;
}

/** Wraps at the @ first. */
export function Email({ address }: EmailProps) {
  const at = address.lastIndexOf('@');
  if (at <= 0) return <span className="wrap-anywhere">{address}</span>;
  return (
    <span className="wrap-anywhere">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
