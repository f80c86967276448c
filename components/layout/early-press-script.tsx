/**
 * Keeps what was typed into fields, and the last button that was pressed, before React listens; links,
 * forms with an address and popovers need nobody's help. A form without an address is React's to send: the
 * browser must not load the page anew for it, and the button by which it was sent counts as pressed. From then
 * on React brings a part of the page to life for the press that it gets, this one included: hence the look after
 * the press. Written raw, as it must run before any other script.
 */
const SOURCE = `(function(){var kept,typed=new Map,stop=new AbortController,done=stop.signal;function keep(b){if(done.aborted)return;kept&&kept.removeAttribute("data-pressed");kept=b;b.setAttribute("data-pressed","")}addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button[type=button]:not([popovertarget])");b&&setTimeout(keep,0,b)},{capture:true,signal:done});addEventListener("submit",function(e){if(e.target.hasAttribute("action"))return;e.preventDefault();e.submitter&&keep(e.submitter)},true);addEventListener("input",function(e){typed.set(e.target,e.target.value)},{capture:true,signal:done});window.takeEarly=function(){stop.abort();kept&&kept.removeAttribute("data-pressed");return{pressed:kept,typed:typed}}})()`;

export function EarlyPressScript() {
  return <script dangerouslySetInnerHTML={{ __html: SOURCE }} />;
}
