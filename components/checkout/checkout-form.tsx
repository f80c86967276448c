"use client";

import { ArrowLeft } from "lucide-react";
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { useQuote } from "@/components/cart/use-quote";
import { FormFrame, type Longest } from "@/components/form/form-frame";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { toast } from "@/components/ui/toast";
import { cartLines } from "@/lib/checkout/cart-lines";
import { gstinProblem, plainGstin } from "@/lib/gst/gstin";
import type { CheckoutValues } from "@/lib/checkout/form-schema";
import type { CartItem } from "@/lib/client/cart";
import { useAppliedPromo } from "@/lib/client/promo";
import { paths } from "@/lib/paths";
import { AddressSection } from "./address-section";
import { CardFields } from "./card-fields";
import { CheckoutSummary, type SummaryHandle } from "./checkout-summary";
import type { CheckoutRules } from "./checkout-view";
import { CompleteBar } from "./complete-bar";
import { ContactSection } from "./contact-section";
import { tellNotLoaded, warmOrdering } from "./load-ordering";
import { PaymentChoice } from "./payment-choice";
import { PaymentSection } from "./payment-section";
import { RefusalNotice } from "./refusal-notice";
import { UnansweredSlot } from "./unanswered-slot";
import { useAccountPrefill } from "./use-account-prefill";
import { showProblem, useCheckoutForm } from "./use-checkout-form";
import { usePaymentChoice } from "./use-payment-choice";
import { usePlaceOrder } from "./use-place-order";

interface CheckoutFormProps {
  items: readonly CartItem[];
  rules: CheckoutRules;
  longest: Longest;
  /** False while the page is as the server sent it: nothing can be typed, so nothing is lost. */
  isKnown: boolean;
  onPlaced: () => void;
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { items, rules, longest, isKnown, onPlaced } = props;
  const promo = useAppliedPromo();
  const form = useCheckoutForm({
    isChoosing: rules.payments.methods.length > 0,
    longest,
  });
  const addresses = useAccountPrefill(form);
  const [state, typed = ""] = useWatch({ control: form.control, name: ["state", "gstin"] });
  const gstin = plainGstin(typed);
  const isRegistered = gstinProblem(gstin) === null;
  const buyer = { state, ...(isRegistered ? { gstin } : {}) };
  const live = useQuote(items, promo, rules.isGst ? buyer : {});
  const choice = usePaymentChoice(rules.payments, form, live.quote);
  const lines = cartLines(items, live.quote);
  const order = usePlaceOrder({ form, items, promo, live, onPlaced });
  const summary = useRef<SummaryHandle>(null);

  function submit(values: CheckoutValues) {
    const problem = choice.offers.find(({ method }) => method === values.paymentMethod)?.problem;
    if (lines.some((line) => line.state !== "ok")) {
      toast(CART_IN_THE_WAY);
      summary.current?.open();
    } else if (problem) {
      choice.refuse(problem);
    } else {
      return order.place(values);
    }
  }

  return (
    <>
      <UnansweredSlot order={order} />
      <div className="grid items-start gap-x-12 gap-y-5 lg:grid-cols-[1fr_24rem]">
        <aside className="min-w-0 lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1">
          <CheckoutSummary
            ref={summary}
            lines={lines}
            live={live}
            taxName={rules.taxName}
            isPlaceKnown={state !== "" || isRegistered}
          />
        </aside>
        <div className="min-w-0 lg:row-start-1">
          <FormFrame
            form={form}
            onFocus={warmOrdering}
            onSubmitCapture={choice.settle}
            onSubmit={submit}
            onInvalid={(errors) => showProblem(form, errors)}
            onFailed={tellNotLoaded}
          >
            {/* Without this a form sent before the scripts run would put the card into the address. */}
            <fieldset disabled={!isKnown} className="min-w-0 space-y-5">
              <ContactSection />
              <AddressSection states={rules.serviceableStates} addresses={addresses} />
              <PaymentSection addresses={addresses}>
                {choice.offers.length > 0 ? (
                  <PaymentChoice choice={choice} rules={rules.payments} />
                ) : (
                  <CardFields />
                )}
              </PaymentSection>
              {order.refused && <RefusalNotice refused={order.refused} />}
              <Button asChild variant="ghost" className="-ml-3">
                <Link href={paths.cart}>
                  <ArrowLeft aria-hidden /> Back to Cart
                </Link>
              </Button>
              <CompleteBar live={live} busy={order.busy} />
            </fieldset>
          </FormFrame>
        </div>
      </div>
    </>
  );
}

const CART_IN_THE_WAY = {
  title: "Check Your Cart",
  description: "Some items cannot be ordered in this quantity. Change or remove them first.",
  destructive: true,
};
