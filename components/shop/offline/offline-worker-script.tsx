import { serverPaths } from "@/lib/base/server-paths";

/**
 * Registers after the page has loaded, so as not to compete with the page's own requests. Old browsers, and pages
 * without HTTPS, have no service workers.
 */
const SOURCE = `addEventListener("load",function(){var w=navigator.serviceWorker;w&&w.register("${serverPaths.offlineWorker}",{updateViaCache:"all"}).catch(function(){})})`;

/** Installs the offline page. Written as raw HTML, like ThemeScript. */
export function OfflineWorkerScript() {
  return <script dangerouslySetInnerHTML={{ __html: SOURCE }} />;
}
