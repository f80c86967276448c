/** Keys of the orders placed since the page loaded; they are never written to storage. */
const keys = new Map<string, string>();

export function rememberOrderKey(orderId: string, key: string): void {
  keys.set(orderId, key);
}

export function orderKey(orderId: string): string | undefined {
  return keys.get(orderId);
}
