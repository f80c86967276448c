/**
 * Records typed text, and the last button pressed, before React listens. Links, forms with an address and popovers
 * work without it. A form without an address is submitted by React: the browser must not reload the page for it,
 * and the button that submitted it counts as pressed. Once React has started, it hydrates a part of the page in
 * response to a press, this one included: hence the check after the press. Written as raw HTML, as it must run
 * before any other script.
 */
const SOURCE = `(function(){var kept,typed=new Map,stop=new AbortController,done=stop.signal;function keep(b){if(done.aborted)return;kept&&kept.removeAttribute("data-pressed");kept=b;b.setAttribute("data-pressed","")}addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button[type=button]:not([popovertarget])");b&&setTimeout(keep,0,b)},{capture:true,signal:done});addEventListener("submit",function(e){if(e.target.hasAttribute("action"))return;e.preventDefault();e.submitter&&keep(e.submitter)},true);addEventListener("input",function(e){typed.set(e.target,e.target.value)},{capture:true,signal:done});window.takeEarly=function(){stop.abort();kept&&kept.removeAttribute("data-pressed");return{pressed:kept,typed:typed}}})()`;

export function EarlyPressScript() {
  return <script dangerouslySetInnerHTML={{ __html: SOURCE }} />;
}
