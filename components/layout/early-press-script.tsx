/**
 * Keeps what was typed into fields, and the last button that was pressed, before React listens; links,
 * forms and popovers need nobody's help. From then on React brings a part of the page to life for the
 * press that it gets, this one included: hence the look after the press. Written raw, as it must run
 * before any other script.
 */
const SOURCE = `(function(){var kept,typed=new Map,stop=new AbortController,done=stop.signal;function keep(b){if(done.aborted)return;kept&&kept.removeAttribute("data-pressed");kept=b;b.setAttribute("data-pressed","")}addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button[type=button]:not([popovertarget])");b&&setTimeout(keep,0,b)},{capture:true,signal:done});addEventListener("input",function(e){typed.set(e.target,e.target.value)},{capture:true,signal:done});window.takeEarly=function(){stop.abort();kept&&kept.removeAttribute("data-pressed");return{pressed:kept,typed:typed}}})()`;

export function EarlyPressScript() {
  return <script dangerouslySetInnerHTML={{ __html: SOURCE }} />;
}
