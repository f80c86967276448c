import { NoGatewayWindow, type OpenedWindow } from "@/lib/payments/gateways/window";

interface Checkout {
  payment: string;
  amount: number;
}

/** The global of the toy's script, which pays without a dialog. */
interface ToyScript {
  toyPays?: (payment: string) => { payment: string; signature: string } | null;
}

const script = window as ToyScript;

/** Resolves at once, because the toy's script is part of the page. */
export const load = () => Promise.resolve();

export function open({ checkout }: OpenedWindow<Checkout>) {
  if (!script.toyPays) return Promise.reject(new NoGatewayWindow());
  return Promise.resolve(script.toyPays(checkout.payment));
}
