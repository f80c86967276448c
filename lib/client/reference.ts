/**
 * By which name the shop's log tells of an error on this page: the id of the request, which the server
 * adds to a document whose making failed, else what React knows the error by. Undefined for an error
 * that only the browser met.
 */
export function referenceOf(digest: string | undefined): string | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  const timings = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  return timings.find(({ name }) => name === "request")?.description ?? digest;
}
