import { page } from "vitest/browser";
import { CheckoutView } from "@/components/shop/checkout/checkout-view";
import { longestTexts } from "@/components/shared/form/longest";
import { accountExamples } from "@/lib/identity/examples";
import { cartExamples } from "@/lib/orders/cart/examples";
import { deliveryExamples } from "@/lib/shop/delivery/examples";
import { checkoutSchema } from "@/lib/client/checkout/form-schema";
import { answer, firstOf, ok } from "./shop";
import { show } from "./show";

/** Shows the checkout with a cart, for a guest or a signed-in customer. */

export const RULES = {
  taxName: "Tax (8%)",
  isGst: false,
  isByWeight: false,
  sendsWhatsApp: false,
  serviceableStates: ["Haryana", "Karnataka"],
  payments: {
    methods: [],
    upiLimitPaise: 10_000_000,
    hasBankAccount: true,
    codLimitPaise: 200_000,
    paymentDays: 3,
  },
};

export const QUOTE = cartExamples.quoteCart.answer;

const LONGEST = longestTexts(checkoutSchema);
const LINE = firstOf(QUOTE.lines);

type Rules = Parameters<typeof CheckoutView>[0]["rules"];

/** Shows the checkout with `items` in the cart; they default to the example's product. */
export async function showCheckout(
  rules: Partial<Rules> = {},
  items: readonly object[] = [{ ...LINE, _id: LINE.product }],
): Promise<void> {
  localStorage.setItem("cart", JSON.stringify(items));
  answer("GET /delivery", ok({ ...deliveryExamples.readDelivery.answer, state: "Haryana" }));
  await show(<CheckoutView rules={{ ...RULES, ...rules }} longest={LONGEST} />, "/checkout");
}

export const TYPED = {
  Email: "asha@example.in",
  "First Name": "Asha",
  "Last Name": "Rao",
  Address: "12 MG Road",
  City: "Gurugram",
  "PIN Code": "122001",
};

export const field = (name: string) => page.getByLabelText(name, { exact: true });
export const complete = () => page.getByRole("button", { name: "Complete Order" });
export const note = (words: string) =>
  page.getByRole("region", { name: /^Notices/ }).getByText(words);

export async function fillDelivery(): Promise<void> {
  for (const [name, value] of Object.entries(TYPED)) await field(name).fill(value);
  await field("State").selectOptions("Haryana");
}

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll("=", "");

/** Stores a token, from which the browser reads the user; the shop checks whether it is valid. */
export function signIn(): void {
  const { _id: sub, name, email, company, role } = accountExamples.getProfile.answer;
  const iat = Math.floor(Date.now() / 1000);
  const claims = { sub, name, email, company, role, sid: sub, iat, exp: iat + 3600 };
  localStorage.setItem("kln_token", `${part({ alg: "HS256" })}.${part(claims)}.x`);
}
