/** The browser part of a gateway: the module named in windows.ts, loaded when a customer pays. */
export interface GatewayWindow<Checkout = unknown, Receipt = unknown> {
  /**
   * Loads the gateway's script once; after a failure it can be loaded again.
   * @throws NoGatewayWindow
   */
  load(script: string): Promise<void>;
  /**
   * Opens the checkout. Returns the signed receipt, or null when the customer closed it.
   * @throws NoGatewayWindow
   */
  open(opened: OpenedWindow<Checkout>): Promise<Receipt | null>;
}

export interface OpenedWindow<Checkout> {
  /** The answer of the gateway's `start`. */
  checkout: Checkout;
  /** Shown in the checkout: the recipient of the money, and its purpose. */
  shopName: string;
  orderNumber: string;
  customer: { name: string; email: string | null; phone: string | null };
}

/** Thrown when a gateway's script cannot be loaded or does not work in this browser. */
export class NoGatewayWindow extends Error {}

const TIMEOUT_MS = 20_000;

/** @throws NoGatewayWindow */
export async function loadScript(address: string): Promise<void> {
  const script = document.createElement("script");
  script.src = address;
  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = () => reject(new NoGatewayWindow());
      const timer = setTimeout(refuse, TIMEOUT_MS);
      script.onload = () => {
        clearTimeout(timer);
        resolve();
      };
      script.onerror = refuse;
      document.head.append(script);
    });
  } catch (error) {
    script.remove();
    throw error;
  }
}
