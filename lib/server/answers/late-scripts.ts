import { CLOSING } from "./html-document.ts";

/**
 * Next has a page fetch its scripts beside its styles and run each as soon as it is there. On a good line, and
 * wherever the browser has them already, that is before the page was drawn once; on a bad one they take
 * the line from its fonts and its first picture. So they are fetched and run once there is something to see.
 */

/** As React writes them; in the data of the page `<` is escaped. */
const SCRIPT =
  /<script src="(\/_next\/static\/[\w./~%-]+\.js)"(?: id="[^"]*")? async=""><\/script>/g;
/** It names the first of them in the head too. */
const NAMED_TWICE = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/;

/**
 * A page that nobody looks at is not painted, and neither is one behind another window, which may not know
 * that it is hidden: the timer serves those, browsers that tell nobody of what they painted, and whoever
 * waits for the styles that long.
 */
const RUN = `((d,files)=>{let run=()=>{for(let file of files.splice(0)){let s=d.createElement("script");s.src=file;s.async=true;d.head.append(s)}};if(d.hidden)return run();try{new PerformanceObserver(run).observe({type:"paint",buffered:true})}catch{}setTimeout(run,1500);addEventListener("visibilitychange",run)})`;

/** The document with scripts that run after the first picture of it; one that breaks off keeps its own. */
export function withLateScripts(html: string): string {
  const files = [...html.matchAll(SCRIPT)].map(([, address]) => address);
  if (files.length === 0 || !html.endsWith(CLOSING)) return html;
  const call = `<script>${RUN}(document,${JSON.stringify(files)})</script>`;
  const open = html.slice(0, -CLOSING.length);
  return open.replace(NAMED_TWICE, "").replaceAll(SCRIPT, "") + call + CLOSING;
}
