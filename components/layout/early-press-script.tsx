import { REACT_PROPS_KEY } from "./react-props-key";

/**
 * Keeps the last button that was pressed before React had brought it to life, which React itself
 * passes over; links and forms need nobody's help. Looks after the press: React may have come to life
 * for it. Written raw, as it must run before any other script.
 */
const SOURCE = `(function(){var kept,stop=new AbortController;addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button[type=button]");if(b)setTimeout(function(){if(!Object.keys(b).some(function(k){return k.indexOf("${REACT_PROPS_KEY}")===0}))kept=b})},{capture:true,signal:stop.signal});window.takeEarlyPress=function(){stop.abort();return kept}})()`;

export function EarlyPressScript() {
  return <script dangerouslySetInnerHTML={{ __html: SOURCE }} />;
}
