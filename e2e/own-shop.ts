import { test as base } from "./fixtures";
import { preparePlace, ProductionShop, START_MS } from "./production-shop";

interface WorkerFixtures {
  /** The test file that owns the shop. Each name gets its own shop, so that no file sees another's data. */
  shopOf: string;
  /** Whether the shop is as its owner first opens it: without a decision on payments. */
  isNewShop: boolean;
  shop: ProductionShop;
}

/** The browser usually reports a payment before the webhook does. */
const WEBHOOK_MS = 1_000;

/** Opens a shop whose webhook receives each payment at the stand-in for Razorpay. */
async function openShop(isUndecided: boolean): Promise<ProductionShop> {
  const shop = new ProductionShop(await preparePlace(), { isUndecided });
  shop.gateway.paid = (payment) => {
    const { body, headers } = shop.gateway.eventOf("payment.captured", { payment });
    const webhook = `${shop.origin}/api/payments/razorpay/webhook`;
    const tell = () => fetch(webhook, { method: "POST", headers, body }).catch(() => undefined);
    setTimeout(() => void tell(), WEBHOOK_MS);
  };
  await shop.start();
  return shop;
}

/** `test` with its own shop, for changes that would break other tests; pages open there. */
export const test = base.extend<object, WorkerFixtures>({
  shopOf: ["", { option: true, scope: "worker" }],
  isNewShop: [false, { option: true, scope: "worker" }],
  shop: [
    async ({ isNewShop }, provide) => {
      const shop = await openShop(isNewShop);
      try {
        await provide(shop);
      } finally {
        await shop.close();
      }
    },
    { scope: "worker", timeout: 2 * START_MS },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.origin),
});
