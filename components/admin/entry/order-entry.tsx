"use client";

import { useWatch } from "react-hook-form";
import { OrderFigures } from "@/components/shop/cart/order-figures";
import { QuoteFailure } from "@/components/shop/cart/quote-failure";
import { useQuote, type LiveQuote } from "@/components/shop/cart/use-quote";
import { BillingFields } from "@/components/shop/checkout/billing-fields";
import { CheckoutSection } from "@/components/shop/checkout/checkout-section";
import type { CheckoutRules } from "@/components/shop/checkout/checkout-view";
import { LeaveGuard } from "@/components/shared/call/leave-guard";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast";
import { cartLines, type CartLine } from "@/lib/client/checkout/cart-lines";
import { entrySchema, entryValues } from "@/lib/client/checkout/entry-schema";
import { paths } from "@/lib/base/paths";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { PageHeading } from "../shared/page-heading";
import type { AskedOrder } from "@/lib/client/checkout/read-asked";
import { AddressSection } from "./address-section";
import { agreedPricesOf, askingWith, atAgreedPrice, isPrice } from "./agreed-prices";
import { askedValues, chosenBy } from "./asked-values";
import { AskedFor } from "./asked-for";
import { CustomerSection, type Chosen } from "./customer-section";
import { PaymentSection } from "./payment-section";
import { ProductsSection } from "./products-section";
import { useCustomer } from "./use-customer";
import { useEnterOrder } from "./use-enter-order";
import { useItems, type EntryItem } from "./use-items";

interface OrderEntryProps {
  rules: CheckoutRules;
  /** The request for a price that the order answers. */
  asked?: AskedOrder;
}

/** An order of somebody who has phoned or written, at today's prices while it is filled in. */
export function OrderEntry({ rules, asked }: OrderEntryProps) {
  const { serviceableStates, payments, taxName } = rules;
  const form = useZodForm(entrySchema, asked ? askedValues(asked) : entryValues());
  const items = useItems(asked?.item ? [asked.item] : []);
  const withCredit = payments.methods.includes("account");
  const first = asked ? chosenBy(asked) : null;
  const customer = useCustomer((values) => form.reset(values), { withCredit, first });
  const { chosen, credit } = customer;
  const [state, gstin, promoCode] = useWatch({
    control: form.control,
    name: ["state", "gstin", "promoCode"],
  });
  const agreedPrices = agreedPricesOf(items.all);
  const live = useQuote(
    items.all,
    promoCode.trim() || null,
    { state, gstin: gstin ?? "" },
    askingWith(agreedPrices),
  );
  const lines = cartLines(items.all, live.quote).map((line) => atAgreedPrice(line, agreedPrices));
  const { busy, send } = useEnterOrder({
    ...{ form, chosen, live },
    answers: { agreedPrices, request: asked?.request },
  });
  const isBegun = form.formState.isDirty || items.all.length > (asked?.item ? 1 : 0);
  const missing = missingText(chosen, lines, live) ?? wrongPriceText(items.all);
  return (
    <>
      <PageHeading title="New Order" back={{ href: paths.adminOrders, label: "Back to Orders" }}>
        For a customer who has phoned or written. The confirmation goes to them by email.
      </PageHeading>
      <LeaveGuard active={isBegun} title="Leave this order?" leave="Leave" stay="Stay">
        <p>It is not placed yet. What you entered will be lost.</p>
      </LeaveGuard>
      <ZodForm
        form={form}
        onSubmit={(values) => (missing === null ? send(values) : tellMissing(missing))}
      >
        <div className="grid items-start gap-5 lg:grid-cols-[1fr_22rem]">
          <div className="min-w-0 space-y-5">
            {asked && <AskedFor asked={asked} />}
            <CustomerSection chosen={chosen} onChoose={customer.choose} />
            <ProductsSection items={items} lines={lines} />
            <AddressSection states={serviceableStates} products={items.all.map(({ _id }) => _id)} />
            <CheckoutSection step={4} title="Invoice and note">
              <BillingFields noteLabel="Customer’s note" />
            </CheckoutSection>
            <PaymentSection rules={payments} quote={live.quote} credit={credit} />
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

function tellMissing(description: string): void {
  toast({ title: "Not Yet", description, destructive: true });
}

function wrongPriceText(items: readonly EntryItem[]): string | null {
  const wrong = items.find(({ agreed = "" }) => !isPrice(agreed));
  return wrong ? `Enter the agreed price of ${wrong.name} in rupees, or leave it empty.` : null;
}

/** What has to be done before the form can be sent; null where nothing stands in its way. */
function missingText(
  chosen: Chosen,
  lines: readonly CartLine[],
  { quote, loading }: LiveQuote,
): string | null {
  if (chosen === null) return "Choose the customer first.";
  if (lines.length === 0) return "Add at least one product.";
  if (lines.some(({ state }) => state !== "ok")) return "Correct the marked products first.";
  if (quote?.promoError) return "Correct the promo code, or leave it empty.";
  return quote === null || loading ? "Asking for today's prices." : null;
}
