/** The shop's own mark: a kraft carton closed with green tape. */
export function ShopMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <path d="M16 3.5 28 10 16 16.5 4 10Z" fill="#e3c594" />
      <path d="M4 10 16 16.5V29L4 22.5Z" fill="#c99e69" />
      <path d="M28 10 16 16.5V29L28 22.5Z" fill="#a87c49" />
      <path d="m8.4 7.6 3.2-1.7 12 6.5v4.9l-3.2 1.7v-4.9Z" fill="#1f4a36" />
      <path d="M7 15.2v4.5l4 2.2v-4.5Z" fill="#f4eee1" fillOpacity=".85" />
    </svg>
  );
}
