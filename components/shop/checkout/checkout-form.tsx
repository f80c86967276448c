import { useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslate } from "#words";
import { useQuote } from "@/components/domain/cart/use-quote";
import { FormFrame, type Longest } from "@/components/shared/form/form-frame";
import { toast } from "@/components/ui/toast/toast";
import { cartLines } from "@/lib/client/checkout/cart-lines";
import type { Quote } from "@/lib/orders/cart/schemas";
import { slowestProducts } from "@/lib/shop/delivery/slowest-products";
import type { CheckoutValues } from "@/lib/client/checkout/form-schema";
import { useAppliedPromo } from "@/lib/client/promo";
import type { CheckoutRules } from "@/lib/client/checkout/rules";
import { hasUnpricedMethod, useShipping } from "@/components/domain/delivery/use-shipping";
import { lateExtra } from "@/components/ui/late";
import { useSession } from "@/lib/client/session";
import type { CartItem } from "@/lib/client/cart-item";
import { AddressSection } from "../../domain/checkout/address-section";
import { BillingFields } from "../../domain/checkout/billing-fields";
import { CardFields } from "./card-fields";
import { CheckoutSection } from "../../domain/checkout/checkout-section";
import { CheckoutSummary } from "./checkout-summary";
import { CompleteBar } from "./complete-bar";
import { ContactSection } from "./contact-section";
import {
  translateToast,
  showNotLoaded,
  warmOrdering,
  loadOrdering,
} from "../../domain/checkout/load-ordering";
import { PaymentChoice } from "../../domain/checkout/payment-choice";
import { useAccountPrefill } from "../../domain/checkout/use-account-prefill";
import { useBuyer } from "../../domain/checkout/use-buyer";
import { showProblem, useCheckoutForm } from "../../domain/checkout/use-checkout-form";
import {
  usePaymentChoice,
  type PaymentChoice as Choice,
} from "../../domain/checkout/use-payment-choice";
import { usePlaceOrder } from "./use-place-order";
import { useAttempt } from "../../domain/checkout/stored/stored-attempt";

const ShippingSection = lateExtra(
  () => import("../../domain/checkout/shipping-section").then((file) => file.ShippingSection),
  null,
);
// Few orders go unanswered or are refused, so the notices share the chunk of the code that sends orders.
const UnansweredNotice = lateExtra(
  () => loadOrdering().then((file) => file.UnansweredNotice),
  null,
);
const RefusalNotice = lateExtra(() => loadOrdering().then((file) => file.RefusalNotice), null);
const CompanyNotice = lateExtra(
  () => import("@/components/domain/account/company-notice").then((file) => file.CompanyNotice),
  null,
);

interface CheckoutFormProps {
  items: readonly CartItem[];
  rules: CheckoutRules;
  longest: Longest;
  /** False during hydration. */
  isKnown: boolean;
  onPlaced: () => void;
}

/** A quote without orderable lines is all zeros, too. */
const isFreeOfCharge = (quote: Pick<Quote, "total" | "lines"> | null) =>
  quote?.total === 0 && quote.lines.every(({ available }) => available);

export function CheckoutForm(props: CheckoutFormProps) {
  const { items, rules, longest, isKnown, onPlaced } = props;
  const t = useTranslate();
  const promo = useAppliedPromo();
  const isChoosing = rules.payments.methods.length > 0;
  const [isFree, setIsFree] = useState(false);
  const form = useCheckoutForm({ isChoosing, isFree, longest });
  const saved = useAccountPrefill(form);
  const { buyer, zipCode, isPlaceKnown } = useBuyer(form, rules, saved);
  const [personal = false, email] = useWatch({
    control: form.control,
    name: ["personal", "email"],
  });
  const isGuest = useSession().state === "signed-out";
  const shipping = useShipping(rules, zipCode);
  const live = useQuote(items, promo, {
    ...buyer,
    ...shipping,
    email: isGuest ? email : undefined,
    personal,
  });
  const owesNothing = isFreeOfCharge(live.quote);
  if (owesNothing !== isFree) setIsFree(owesNothing);
  const choice = usePaymentChoice(rules.payments, form, live.quote);
  const lines = cartLines(items, live.quote, t);
  const order = usePlaceOrder({ form, items, promo, live, personal, onPlaced });
  const isUnanswered = useAttempt()?.unanswered ?? false;
  const summary = useRef<HTMLDivElement>(null);
  const ways = useRef<HTMLDivElement>(null);
  const more = rules.isByWeight ? 1 : 0;
  const openSummary = () => summary.current?.focus();

  async function submit(values: CheckoutValues) {
    const problem = choice.offers.find(({ method }) => method === values.paymentMethod)?.problem;
    if (lines.some((line) => line.state !== "ok")) {
      toast(translateToast(t, (await loadOrdering()).CART_BLOCKS_ORDER));
      openSummary();
      summary.current?.querySelector("[data-closed=true]")?.scrollIntoView({ block: "nearest" });
    } else if (live.quote && !live.loading && hasUnpricedMethod(live.quote)) {
      toast(translateToast(t, (await loadOrdering()).SHIPPING_BLOCKS_ORDER));
      ways.current?.focus();
    } else if (problem) {
      choice.refuse(problem);
    } else {
      return order.place(values);
    }
  }

  return (
    <>
      {isUnanswered && <UnansweredNotice order={order} />}
      <FormFrame
        form={form}
        onFocus={warmOrdering}
        onSubmitCapture={choice.settle}
        onSubmit={submit}
        onInvalid={(errors) => showProblem(form, errors, t)}
        onFailed={(error) => showNotLoaded(error, t)}
      >
        <div className="min-w-0 items-start space-y-5 gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:space-y-0">
          <div className="space-y-5">
            <ContactSection sendsWhatsApp={rules.sendsWhatsApp} />
            <AddressSection
              step={2}
              keeps
              states={rules.serviceableStates}
              saved={saved}
              products={slowestProducts(live.quote?.lines ?? [])}
            />
            {rules.isByWeight && (
              <ShippingSection
                place={ways}
                step={3}
                items={items}
                quote={live.quote}
                pin={shipping.pin}
              />
            )}
            <CheckoutSection step={3 + more} title={t("Invoice and note")}>
              <BillingFields saved={saved} demand={live.quote?.purchaseOrder} />
            </CheckoutSection>
            {/* Payment comes last, so that a method that loads late moves no control. */}
            <CheckoutSection step={4 + more} title={t("Payment")}>
              <Payment {...{ choice, rules, isChoosing, owesNothing }} />
            </CheckoutSection>
          </div>
          {/* On a phone the bar sticks to the screen along the whole form, so this element has no box there. */}
          <div className="space-y-5 max-lg:contents lg:sticky lg:top-24">
            <aside>
              <CheckoutSummary
                ref={summary}
                lines={lines}
                live={live}
                taxName={rules.taxName}
                isPlaceKnown={isPlaceKnown}
              />
            </aside>
            {order.refused && <RefusalNotice refused={order.refused} asks={order.asks} />}
            {live.quote?.approval && <CompanyNotice quote={live.quote} />}
            <CompleteBar
              lines={lines}
              live={live}
              isKnown={isKnown}
              busy={order.busy}
              asks={order.asks}
              onOpen={openSummary}
            />
          </div>
        </div>
      </FormFrame>
    </>
  );
}

interface PaymentProps {
  choice: Choice;
  rules: CheckoutRules;
  isChoosing: boolean;
  owesNothing: boolean;
}

function Payment({ choice, rules, isChoosing, owesNothing }: PaymentProps) {
  const t = useTranslate();
  if (owesNothing) return <p className="col-span-6">{t("There is nothing to pay.")}</p>;
  return isChoosing ? <PaymentChoice choice={choice} rules={rules.payments} /> : <CardFields />;
}
