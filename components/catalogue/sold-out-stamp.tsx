/** Over a picture: the paper fades, and a rubber stamp says why. */
export function SoldOutStamp() {
  return (
    <span className="pointer-events-none absolute inset-0 grid place-items-center bg-background/65">
      <span className="-rotate-8 rounded-sm border-2 border-signal bg-card px-3 py-1 text-sm font-bold tracking-wide text-signal outline-1 outline-offset-2 outline-signal">
        Out of Stock
      </span>
    </span>
  );
}
