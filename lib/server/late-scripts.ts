import { CLOSING } from "./html-document.ts";

/**
 * Next has a page run its scripts as soon as they arrive. On a good line, and wherever the browser has
 * them already, that is before the page was drawn once, and people wait for it while it comes to life.
 * So they are fetched from the head on, as before, and run once there is something to see.
 */

/** As React writes them; in the data of the page `<` is escaped. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+\.js)"(?: id="[^"]*")? async=""><\/script>/g;
/** It names the first of them in the head too. */
const NAMED_TWICE = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/;
const FETCHED = "<link rel=preload as=script fetchpriority=low data-run href=$1>";

/**
 * No frame begins before the styles are there, so that the timer only serves browsers which tell nobody of
 * what they painted. A page that nobody looks at is not painted at all.
 */
const RUN = `(d=>{let run=()=>{for(let l of d.querySelectorAll("[data-run]")){let s=d.createElement("script");s.src=l.getAttribute("href");s.async=true;l.removeAttribute("data-run");l.after(s)}};if(d.hidden)return run();try{new PerformanceObserver(run).observe({type:"paint",buffered:true})}catch{}requestAnimationFrame(()=>setTimeout(run,500));addEventListener("visibilitychange",run)})(document)`;

/** The document with scripts that run after the first picture of it. */
export function withLateScripts(html: string): string {
  return html
    .replace(NAMED_TWICE, "")
    .replace(SCRIPT, FETCHED)
    .replace(new RegExp(`${CLOSING}$`), () => `<script>${RUN}</script>${CLOSING}`);
}
