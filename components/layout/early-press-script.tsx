/**
 * Keeps the last button that was pressed before React listens; links, forms and popovers need nobody's
 * help. From then on React brings a part of the page to life for the press that it gets, this one
 * included: hence the look after the press. Written raw, as it must run before any other script.
 */
const SOURCE = `(function(){var kept,stop=new AbortController,done=stop.signal;function keep(b){if(done.aborted)return;kept&&kept.removeAttribute("data-pressed");kept=b;b.setAttribute("data-pressed","")}addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button[type=button]:not([popovertarget])");b&&setTimeout(keep,0,b)},{capture:true,signal:done});window.takeEarlyPress=function(){stop.abort();kept&&kept.removeAttribute("data-pressed");return kept}})()`;

export function EarlyPressScript() {
  return <script dangerouslySetInnerHTML={{ __html: SOURCE }} />;
}
