/** What stands in an address beside its path; undefined is left out. */
export type AddressValues = Readonly<Record<string, string | number | boolean | undefined>>;

/** The address of an endpoint: `/api/orders/KLN-1?key=…` for the path `/orders/{id}`. */
export function addressOf(
  path: string,
  params: AddressValues = {},
  query: AddressValues = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? "")),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `/api${filled}${search.size > 0 ? `?${search}` : ""}`;
}
