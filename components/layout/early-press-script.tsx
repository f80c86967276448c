/**
 * Keeps the last button that was pressed before React had brought it to life, which React itself
 * passes over. A button that React knows carries its props under a key of this name, from the very
 * press on; links and forms need nobody's help. Written raw, as it must run before any other script.
 */
const SOURCE = `(function(){var kept,stop=new AbortController;addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button[type=button]");if(b)setTimeout(function(){if(!Object.keys(b).some(function(k){return k.indexOf("__reactProps")===0}))kept=b})},{capture:true,signal:stop.signal});window.takeEarlyPress=function(){stop.abort();return kept}})()`;

export function EarlyPressScript() {
  return <script dangerouslySetInnerHTML={{ __html: SOURCE }} />;
}
