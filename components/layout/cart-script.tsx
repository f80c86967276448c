import { STORAGE_KEYS } from "@/lib/client/storage";

const SOURCE = `(function(){try{var c=localStorage.getItem("${STORAGE_KEYS.cart}");var t=localStorage.getItem("${STORAGE_KEYS.token}"),d=document.documentElement.dataset;if(t)d.account="";if(t||c&&c!=="[]")d.cart=""}catch(e){}})()`;

/**
 * Sets before the first paint whether this browser has a cart to show and a signed-in account, so that the cart
 * link is in the header from the first paint on, does not move, and can be pressed. Written as raw HTML, like
 * ThemeScript.
 */
export function CartScript() {
  return <script dangerouslySetInnerHTML={{ __html: SOURCE }} />;
}
