import { NoGatewayWindow, type OpenedWindow } from "@/lib/payments/gateways/window";

interface Checkout {
  payment: string;
  amount: number;
}

/** What the toy's script defines: it pays without a question. */
interface ToyScript {
  toyPays?: (payment: string) => { payment: string; signature: string } | null;
}

const script = window as ToyScript;

/** The toy's script is part of the page. */
export const load = () => Promise.resolve();

export function open({ checkout }: OpenedWindow<Checkout>) {
  if (!script.toyPays) return Promise.reject(new NoGatewayWindow());
  return Promise.resolve(script.toyPays(checkout.payment));
}
