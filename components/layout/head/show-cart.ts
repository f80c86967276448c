/**
 * Records before the first paint whether this browser has a cart and a signed-in account, so that the cart link is
 * in the header from the first paint on, does not move, and can be pressed.
 */
export function showCart(keys: { cart: string; token: string }): void {
  const { dataset } = document.documentElement;
  try {
    const cart = localStorage.getItem(keys.cart);
    const token = localStorage.getItem(keys.token);
    if (token) dataset.account = "";
    if (token || (cart && cart !== "[]")) dataset.cart = "";
  } catch {
    // Storage is blocked.
  }
}
