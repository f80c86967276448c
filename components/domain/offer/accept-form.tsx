import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "#words";
import { LeaveGuard } from "@/components/shared/call/leave-guard";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { OrderFigures } from "@/components/domain/cart/order-figures";
import { QuoteFailure } from "@/components/domain/cart/quote-failure";
import { CompanyNotice } from "@/components/domain/account/company-notice";
import { AddressSection } from "@/components/domain/checkout/address-section";
import { BillingFields } from "@/components/domain/checkout/billing-fields";
import { CheckoutSection } from "@/components/domain/checkout/checkout-section";
import { HoldOverride } from "@/components/domain/checkout/hold-override";
import type { CheckoutRules } from "@/lib/client/checkout/rules";
import { PaymentChoice } from "@/components/domain/checkout/payment-choice";
import { useAccountPrefill } from "@/components/domain/checkout/use-account-prefill";
import { useBuyer } from "@/components/domain/checkout/use-buyer";
import { usePaymentChoice } from "@/components/domain/checkout/use-payment-choice";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { openingValues, toDraft } from "@/lib/client/checkout/draft";
import { CHECKOUT_LABELS as label } from "@/lib/client/checkout/fields";
import {
  arrangedSchema,
  choosingSchema,
  type CheckoutValues,
} from "@/lib/client/checkout/form-schema";
import { useSession } from "@/lib/client/session";
import type { OfferAnswer } from "@/lib/offers/answers";
import { holdText, type Credit } from "@/lib/shop/payment-methods/offered";
import { pinField } from "@/lib/shop/delivery/schemas";
import { useAcceptOffer } from "./use-accept-offer";
import { useOfferQuote, type QuotedVersion } from "./use-offer-quote";
import { VersionLines, type Choices } from "./version-lines";

interface AcceptFormProps {
  offer: OfferAnswer;
  asked: QuotedVersion;
  rules: CheckoutRules;
  /** Staff fill in the form for a caller with this credit. */
  caller?: { credit: Credit | null };
  onBack: () => void;
  /** Loads the offer again when the displayed version is outdated. */
  reload: () => void;
}

/**
 * The address, invoice and payment for an offer; submitting it places an order at the prices of its
 * version.
 */
export function AcceptForm(props: AcceptFormProps) {
  const t = useTranslate();
  const { offer, asked, rules, caller, onBack, reload } = props;
  const isByPhone = caller !== undefined;
  const top = useRef<HTMLDivElement>(null);
  // The button that opened the form is at the end of the offer.
  useEffect(() => top.current?.scrollIntoView({ block: "start" }), []);
  const isChoosing = rules.payments.methods.length > 0;
  const [isFree, setIsFree] = useState(false);
  const { name, email } = offer;
  const form = useZodForm(
    isChoosing && !isFree ? choosingSchema : arrangedSchema,
    openingValues(toDraft({ name, email, company: null })),
  );
  const saved = useAccountPrefill(form, !isByPhone);
  const isCustomer = useSession().state === "signed-in" && !isByPhone;
  const { buyer, zipCode, isPlaceKnown } = useBuyer(form, rules, saved);
  const version = offer.versions.find(({ n }) => n === asked.version);
  const live = useOfferQuote(asked, {
    // Another PIN code gets a new shipping price.
    ...(version?.pin && pinField.safeParse(zipCode).success && { pin: zipCode }),
    ...buyer,
  });
  const owesNothing = live.quote?.total === 0;
  if (owesNothing !== isFree) setIsFree(owesNothing);
  const choice = usePaymentChoice(rules.payments, form, live.quote, caller);
  const { busy, asks, accept } = useAcceptOffer({ form, asked, live, isByPhone, reload });

  async function submit(values: CheckoutValues) {
    const chosen = choice.offers.find(({ method }) => method === values.paymentMethod);
    const missing = isByPhone ? findMissing(values, choice.hold !== null) : null;
    if (chosen?.problem) choice.refuse(chosen.problem);
    else if (missing) form.setError(missing, { message: MISSING[missing] }, { shouldFocus: true });
    else await accept(values);
  }

  return (
    <ZodForm form={form} onSubmitCapture={choice.settle} onSubmit={submit}>
      <LeaveGuard
        active={form.formState.isDirty}
        title={t("Leave this order?")}
        leave={t("Leave")}
        stay={t("Stay")}
      >
        <p>{t("It is not placed yet. What you entered will be lost.")}</p>
      </LeaveGuard>
      <div
        ref={top}
        className="grid scroll-mt-24 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]"
      >
        <div className="min-w-0 space-y-5">
          <CheckoutSection step={1} title={t("Contact")}>
            <p className="col-span-6 text-[0.9375rem] break-words">
              {email
                ? t("The confirmation goes to {email}.", { email })
                : t("No mail goes out without an email.")}
            </p>
            <TextField
              name="phone"
              label={t(label.phone)}
              hint={t("For the courier; printed on the label.")}
              className="col-span-6 sm:col-span-3"
            />
          </CheckoutSection>
          <AddressSection
            step={2}
            keeps={isCustomer}
            states={rules.serviceableStates}
            saved={saved}
          />
          <CheckoutSection step={3} title={t("Invoice")}>
            <BillingFields
              saved={saved}
              noteLabel={isByPhone ? CALL_LABEL : null}
              demand={live.quote?.purchaseOrder}
            />
          </CheckoutSection>
          {isChoosing && !owesNothing && (
            <CheckoutSection step={4} title={t("Payment")}>
              <PaymentChoice choice={choice} rules={rules.payments} />
              {choice.hold && <HoldOverride text={holdText(choice.hold, t)} />}
            </CheckoutSection>
          )}
        </div>
        <Card className="space-y-5 p-5 sm:p-6 lg:sticky lg:top-24">
          <h2 className="text-heading">{t("Order summary")}</h2>
          {version && (
            <VersionLines version={onlyChosen(version, asked.chosen)} chosen={asked.chosen} />
          )}
          {live.failure !== null && (
            <QuoteFailure
              message={live.failure}
              hasFigures={live.quote !== null}
              retry={live.retry}
            />
          )}
          <OrderFigures
            quote={live.quote}
            taxName={rules.taxName}
            isPlaceKnown={isPlaceKnown}
            loading={live.loading}
          />
          <CompanyNotice quote={live.quote} />
          <div className="space-y-2">
            <SubmitButton
              size="lg"
              className="w-full"
              busyLabel={asks ? t("Asking") : t("Placing order")}
              aria-disabled={busy || live.loading}
            >
              {asks ? t("Ask for Approval") : t("Place Order")}
            </SubmitButton>
            <Button variant="ghost" className="w-full" onClick={onBack}>
              <ArrowLeft aria-hidden /> {t("Back to the Offer")}
            </Button>
          </div>
        </Card>
      </div>
    </ZodForm>
  );
}

const MISSING = {
  note: "Please fill in the Note field.",
  override: "Please fill in the Reason field.",
} as const;

/** The field that staff still have to fill in for an order by phone. */
function findMissing({ note, override }: CheckoutValues, isHeld: boolean) {
  if (!note) return "note";
  return isHeld && !override ? "override" : null;
}

const CALL_LABEL = "Who called, and what they said";

type Version = OfferAnswer["versions"][number];

const onlyChosen = (version: Version, chosen: Choices): Version => ({
  ...version,
  lines: version.lines.map((line) => ({
    ...line,
    quantities: line.quantities.filter(({ quantity }) => quantity === chosen[line._id]),
  })),
});
