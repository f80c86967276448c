/** The part of a gateway that runs in the browser: the module that windows.ts names, loaded when somebody pays. */
export interface GatewayWindow<Checkout = unknown, Receipt = unknown> {
  /** Loads the gateway's script once; one that failed is asked for anew. @throws NoGatewayWindow */
  load(script: string): Promise<void>;
  /** Opens the window; answers what it signed, null where it was closed. @throws NoGatewayWindow */
  open(opened: OpenedWindow<Checkout>): Promise<Receipt | null>;
}

export interface OpenedWindow<Checkout> {
  /** What the gateway's `start` answered. */
  checkout: Checkout;
  /** Whom the money is for, and what for. */
  shopName: string;
  orderNumber: string;
  customer: { name: string; email: string | null; phone: string | null };
}

/** Thrown where a gateway's script cannot be had, or does not work here. */
export class NoGatewayWindow extends Error {}

const PATIENCE_MS = 20_000;

/** @throws NoGatewayWindow */
export async function loadScript(address: string): Promise<void> {
  const script = document.createElement("script");
  script.src = address;
  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = () => reject(new NoGatewayWindow());
      const timer = setTimeout(refuse, PATIENCE_MS);
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
