import { serverPaths } from "@/lib/base/server-paths";

/** After everything that the page itself asks for; an old browser, or one without HTTPS, has no such thing. */
const SOURCE = `addEventListener("load",function(){var w=navigator.serviceWorker;w&&w.register("${serverPaths.offlineWorker}",{updateViaCache:"all"}).catch(function(){})})`;

/** Brings the page for who is offline. Written raw, like ThemeScript. */
export function OfflineWorkerScript() {
  return <script dangerouslySetInnerHTML={{ __html: SOURCE }} />;
}
