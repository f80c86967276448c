/** A maker's line drawing of an open carton with nothing in it. Decorative. */
export function EmptyBox({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 400 330"
      aria-hidden
      fill="none"
      strokeWidth="2.5"
      strokeLinejoin="round"
      className={className}
    >
      <g className="fill-kraft stroke-foreground">
        <path d="M200 128 330 82 362 36 236 76Z" className="fill-kraft/70" />
        <path d="M200 128 70 82 38 36 164 76Z" className="fill-kraft/70" />
        <path d="M70 82 200 36 330 82 200 128Z" className="fill-muted" />
        <path
          d="M200 36v92M70 82l130 92 130-92"
          strokeWidth="1.5"
          className="stroke-foreground/35"
        />
        <path d="M70 82 200 128V292L70 240Z" />
        <path d="M330 82 200 128V292L330 240Z" className="brightness-90" />
        <path d="M70 82 200 128 160 176 26 126Z" className="brightness-105" />
        <path d="M330 82 200 128 240 176 374 126Z" />
      </g>
      <path
        d="M95 208v26M82 222l13-14 13 14M120 216v26M107 230l13-14 13 14"
        className="stroke-foreground/70"
      />
      <path
        d="M52 306h296"
        strokeDasharray="2 9"
        strokeLinecap="round"
        className="stroke-kraft-line"
      />
    </svg>
  );
}
