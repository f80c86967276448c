import "server-only";

/**
 * The same database, over connections whose commits do not wait for the disk. After a power cut what they
 * committed in the last second may be gone, the latest first and nothing by halves: for what is done again
 * without harm, such as noting that a mail has left. Behind pgbouncer (`?pgbouncer=true`), which
 * passes no such setting on, they wait as all others do.
 */
export function withUnawaitedCommits(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  if (url.searchParams.get("pgbouncer") === "true") return databaseUrl;
  const options = [url.searchParams.get("options"), "-c synchronous_commit=off"];
  url.searchParams.set("options", options.filter(Boolean).join(" "));
  return url.href;
}
