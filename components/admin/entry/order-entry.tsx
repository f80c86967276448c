"use client";

import { useWatch } from "react-hook-form";
import { LeaveGuard } from "@/components/shared/call/leave-guard";
import { SelectField } from "@/components/shared/form/select-field";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { OrderFigures } from "@/components/domain/cart/order-figures";
import { QuoteFailure } from "@/components/domain/cart/quote-failure";
import { type LiveQuote, useQuote } from "@/components/domain/cart/use-quote";
import { AddressSection } from "@/components/domain/checkout/address-section";
import { BillingFields } from "@/components/domain/checkout/billing-fields";
import { ShippingSection } from "@/components/domain/checkout/shipping-section";
import { hasUnpricedMethod, useShipping } from "@/components/domain/delivery/use-shipping";
import { CheckoutSection } from "@/components/domain/checkout/checkout-section";
import { HoldOverride } from "@/components/domain/checkout/hold-override";
import type { CheckoutPayments, CheckoutRules } from "@/lib/client/checkout/rules";
import { RequestedLines } from "@/components/domain/offer/requested-lines";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { toastFailure } from "@/components/ui/toast/toast";
import { phoneField } from "@/lib/base/input/fields";
import { staffPaths } from "@/lib/base/staff-paths";
import { type CartLine, cartLines } from "@/lib/client/checkout/cart-lines";
import { toDraft } from "@/lib/client/checkout/draft";
import { type EntryInput, entrySchema, entryValues } from "@/lib/client/checkout/entry-schema";
import type { RequestedOrder } from "@/lib/offers/requests/read-request";
import type { AdminUser } from "@/lib/identity/users/schemas";
import type { Quote } from "@/lib/orders/cart/schemas";
import { inEnglish } from "@/lib/i18n/translate";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { METHOD_NAMES } from "@/lib/shop/payment-methods/methods";
import { type Credit, holdText, offeredMethods } from "@/lib/shop/payment-methods/offered";
import { PageHeading } from "../shared/page-heading";
import { type Chosen, CustomerSection, useCustomer } from "./customer-section";
import {
  readAgreedPrices,
  askingWith,
  atAgreedPrice,
  type EntryItem,
  isPrice,
  ProductsSection,
  useItems,
} from "./products-section";
import { useEnterOrder } from "./use-enter-order";

interface OrderEntryProps {
  rules: CheckoutRules;
  requested?: RequestedOrder;
  /** The account to order for, when opened from its page. */
  customer?: AdminUser;
}

/** Enters an order made by phone or email, at current prices. */
export function OrderEntry({ rules, requested, customer: given }: OrderEntryProps) {
  const { serviceableStates, payments, taxName } = rules;
  const form = useZodForm(entrySchema, requested ? requestedValues(requested) : entryValues());
  const items = useItems(requested?.items);
  const withCredit = payments.methods.includes("account");
  const first = requested ? chosenBy(requested) : (given ?? null);
  const customer = useCustomer((values) => form.reset(values), { withCredit, first });
  const { chosen, credit } = customer;
  const [state, zipCode, gstin, promoCode, email, phone] = useWatch({
    control: form.control,
    name: ["state", "zipCode", "gstin", "promoCode", "email", "phone"],
  });
  const shipping = useShipping(rules, zipCode);
  const agreedPrices = readAgreedPrices(items.all);
  const customerId = chosen === "new" ? undefined : chosen?._id;
  const live = useQuote(
    items.all,
    promoCode.trim() || null,
    { state, gstin: gstin ?? "", ...shipping, email },
    askingWith({
      agreedPrices,
      customer: customerId,
      ...(promoCode.trim() && !email && readPhone(phone)),
    }),
  );
  const lines = cartLines(items.all, live.quote).map((line) => atAgreedPrice(line, agreedPrices));
  const { busy, send } = useEnterOrder({
    form,
    chosen,
    live,
    answers: { agreedPrices, request: requested?.request },
  });
  const isBegun = form.formState.isDirty || items.all.length > (requested?.items.length ?? 0);
  const more = rules.isByWeight ? 1 : 0;
  const missing = missingText(chosen, lines, live) ?? wrongPriceText(items.all);
  return (
    <>
      <PageHeading title="New Order" back={{ href: staffPaths.orders, label: "Back to Orders" }}>
        For a customer who has phoned or written. A customer with an email is mailed the
        confirmation.
      </PageHeading>
      <LeaveGuard active={isBegun} title="Leave this order?" leave="Leave" stay="Stay">
        <p>It is not placed yet. What you entered will be lost.</p>
      </LeaveGuard>
      <ZodForm
        form={form}
        onSubmit={(values) => (missing === null ? send(values) : showMissing(missing))}
      >
        <div className="grid items-start gap-5 lg:grid-cols-[1fr_22rem]">
          <div className="min-w-0 space-y-5">
            {requested && <RequestedGoods requested={requested} />}
            <CustomerSection chosen={chosen} onChoose={customer.choose} />
            <ProductsSection items={items} lines={lines} />
            <AddressSection
              byStaff
              step={3}
              states={serviceableStates}
              products={items.all.map(({ _id }) => _id)}
            />
            {rules.isByWeight && <ShippingSection step={4} quote={live.quote} pin={shipping.pin} />}
            <CheckoutSection step={4 + more} title="Invoice and note">
              <BillingFields noteLabel="Customer’s note" demand={live.quote?.purchaseOrder} />
            </CheckoutSection>
            <PaymentSection step={5 + more} rules={payments} quote={live.quote} credit={credit} />
          </div>
          <Card className="p-5 sm:p-6 lg:sticky lg:top-20">
            <h2 className="mb-4 text-heading">Order summary</h2>
            {live.failure !== null && (
              <QuoteFailure
                message={live.failure}
                hasFigures={live.quote !== null}
                retry={live.retry}
              />
            )}
            {items.all.length > 0 && (
              <OrderFigures
                quote={live.quote}
                taxName={taxName}
                isPlaceKnown={state !== ""}
                loading={live.loading}
              />
            )}
            <p role="status" className={missing ? "mt-4 text-sm text-muted-foreground" : "sr-only"}>
              {missing ?? `Total ${formatRupees(toPaise(live.quote?.total ?? 0))}`}
            </p>
            <SubmitButton
              className="mt-4 w-full"
              busyLabel="Placing the order"
              aria-disabled={busy || missing !== null}
            >
              Place Order
            </SubmitButton>
          </Card>
        </div>
      </ZodForm>
    </>
  );
}

/** Omits an incomplete phone number, which would be refused together with the prices. */
function readPhone(typed: unknown) {
  const { data: phone } = phoneField.safeParse(typed);
  return phone === undefined ? {} : { phone };
}

function showMissing(description: string): void {
  toastFailure("Not Yet", description);
}

function wrongPriceText(items: readonly EntryItem[]): string | null {
  const wrong = items.find(({ agreed = "" }) => !isPrice(agreed));
  return wrong ? `Enter the agreed price of ${wrong.name} in rupees, or leave it empty.` : null;
}

/** Returns what is missing before the form can be sent; null if it is complete. */
function missingText(
  chosen: Chosen,
  lines: readonly CartLine[],
  { quote, loading }: LiveQuote,
): string | null {
  if (chosen === null) return "Choose the customer first.";
  if (lines.length === 0) return "Add at least one product.";
  if (lines.some(({ state }) => state !== "ok")) return "Correct the marked products first.";
  if (quote && hasUnpricedMethod(quote)) return "Choose a way of shipping that has a price.";
  if (quote?.promoError) return "Correct the promo code, or leave it empty.";
  return quote === null || loading ? "Asking for today's prices." : null;
}

function RequestedGoods({
  requested: { request, number, asked, items },
}: {
  requested: RequestedOrder;
}) {
  return (
    <Card className="space-y-3 p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-heading">Request for a price</h2>
        <Link href={staffPaths.offer(request)} prefetch={false} className="text-sm text-link">
          {number}
        </Link>
      </div>
      <RequestedLines asked={asked} />
      <p className="text-sm text-muted-foreground">
        {filledText({ asked, items })} Once the order is placed, the request counts as answered and
        the two lead to each other.
      </p>
    </Card>
  );
}

function filledText({ asked, items }: Pick<RequestedOrder, "asked" | "items">): string {
  const filled = asked.filter(({ product }) => items.some(({ _id }) => _id === product)).length;
  if (filled === 0) return "Choose the product below: the request names none that can be ordered.";
  if (asked.length === 1) return "The product and its number of packs are filled in below.";
  const filledIn = `${filled} of ${asked.length} lines are filled in below`;
  return filled === asked.length
    ? "The products and their numbers of packs are filled in below."
    : `${filledIn}; choose products for the others, which name none that can be ordered.`;
}

const chosenBy = ({ customer }: RequestedOrder): Chosen => ("_id" in customer ? customer : "new");

function requestedValues({ customer }: RequestedOrder): EntryInput {
  const phone = "phone" in customer ? customer.phone : null;
  return entryValues({ ...toDraft(customer), phone });
}

interface PaymentSectionProps {
  step: number;
  rules: CheckoutPayments;
  quote: Quote | null;
  credit: Credit | null;
}

/** The payment method, by the rules of the checkout, and the promo code. */
function PaymentSection({ step, rules, quote, credit }: PaymentSectionProps) {
  const chosen = useWatch({ name: "paymentMethod" }) as string;
  const hold = chosen === "account" ? credit?.hold : null;
  // Staff may override the hold with a reason, within the limit.
  const passing = credit && { ...credit, hold: null };
  const totalPaise = quote && toPaise(quote.total);
  const offers = offeredMethods(rules, { totalPaise, credit: passing });
  const problem = offers.find(({ method }) => method === chosen)?.problem ?? undefined;
  return (
    <CheckoutSection step={step} title="Payment">
      {offers.length > 0 && quote?.total !== 0 && (
        <SelectField
          name="paymentMethod"
          label="How the customer pays"
          required
          placeholder="Choose a way to pay"
          options={offers.map(({ method }) => ({ value: method, label: METHOD_NAMES[method] }))}
          hint={problem}
          className="col-span-6 sm:col-span-3"
        />
      )}
      {hold && <HoldOverride text={holdText(hold, inEnglish)} />}
      <TextField
        name="promoCode"
        label="Promo code"
        autoCapitalize="characters"
        spellCheck={false}
        hint={quote?.promoError}
        className="col-span-6 sm:col-span-3"
      />
    </CheckoutSection>
  );
}
