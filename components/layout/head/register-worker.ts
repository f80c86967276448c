/**
 * Installs the offline page after the page has loaded, so as not to compete with the page's own requests. Old
 * browsers, and pages without HTTPS, have no service workers.
 */
export function registerWorker(address: string): void {
  addEventListener("load", () => {
    // Some browsers refuse in private windows.
    const worker = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
    worker?.register(address, { updateViaCache: "all" }).catch(() => undefined);
  });
}
