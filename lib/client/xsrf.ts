/**
 * The value of the XSRF-TOKEN cookie; undefined when no call has set one. Without it this browser has no session
 * either, as far as a page can know.
 */
export function xsrfToken(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
}
