/**
 * The shop's own mark: a box seen from above with its flap half open, like a rubber stamp. The tile takes the text
 * colour, the lines the colour set by `stroke-…`.
 */
export function ShopMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <rect x="1" y="1" width="30" height="30" rx="3" fill="currentColor" stroke="none" />
      <path
        d="M7 7h18v18H7zM13.2 7v18M13.2 16 25 7M13.2 16 25 25"
        fill="none"
        strokeWidth="2.1"
        strokeLinejoin="round"
      />
    </svg>
  );
}
