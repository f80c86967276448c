import { STORAGE_KEYS } from "@/lib/client/storage";

const SOURCE = `(function(){try{var c=localStorage.getItem("${STORAGE_KEYS.cart}");if(localStorage.getItem("${STORAGE_KEYS.token}")||c&&c!=="[]")document.documentElement.dataset.cart=""}catch(e){}})()`;

/**
 * Says before anything is painted whether this browser has a cart to show, so that the way to it stands
 * in the header from the first picture on, and can be pressed. Written raw, like ThemeScript.
 */
export function CartScript() {
  return <script dangerouslySetInnerHTML={{ __html: SOURCE }} />;
}
