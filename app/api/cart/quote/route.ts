import { cartEndpoints } from "@/lib/orders/cart/endpoints";
import { quoteApproval } from "@/lib/orders/approvals/quote-approval";
import { priceCart, quoteSources } from "@/lib/orders/cart/price-cart";
import { toQuote } from "@/lib/orders/cart/quote-answer";
import { findCompany } from "@/lib/orders/customer";
import { ownSources } from "@/lib/orders/cart/own-sources";
import type { QuoteRequest } from "@/lib/orders/cart/schemas";
import type { SignedIn } from "@/lib/identity/session/identify";
import type { Customer } from "@/lib/shop/customers/same-customer";
import { resource, route } from "@/lib/api/route/route";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(cartEndpoints.quoteCart, async ({ db, body, identity, language }) => {
    const account = identity.state === "signed-in" ? identity.account : null;
    const own =
      account &&
      ownSources(db, { userId: account.id, companyId: findCompany(account, body.personal) });
    const cart = await priceCart(
      body,
      await settingsForCall(),
      quoteSources(db, { ...own, buyer: findBuyer(account, body) }, language),
    );
    return {
      body: { ...toQuote(cart), ...(await quoteApproval(db, identity, { request: body, cart })) },
    };
  }),
});

/** The buyer whose uses of a promo code count: the account, or the mailbox that a guest typed. */
function findBuyer(
  account: SignedIn["account"] | null,
  { email }: QuoteRequest,
): Customer | undefined {
  if (account) return { userId: account.id, email: account.email, phone: null };
  return email ? { userId: null, email, phone: null } : undefined;
}
