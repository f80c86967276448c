import { STORAGE_KEYS } from "@/lib/client/storage";

const SOURCE = `(function(){try{var c=localStorage.getItem("${STORAGE_KEYS.cart}");var t=localStorage.getItem("${STORAGE_KEYS.token}"),d=document.documentElement.dataset;if(t)d.account="";if(t||c&&c!=="[]")d.cart=""}catch(e){}})()`;

/**
 * Says before anything is painted whether this browser has a cart to show and an account that is signed in,
 * so that the way to the cart stands in the header from the first picture on, where it stays, and can be
 * pressed. Written raw, like ThemeScript.
 */
export function CartScript() {
  return <script dangerouslySetInnerHTML={{ __html: SOURCE }} />;
}
