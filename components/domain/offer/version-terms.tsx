import { useTranslate } from "#words";
import { dayText } from "@/components/shared/format/dates";
import { Fact } from "@/components/domain/order/fact";
import { countText } from "@/lib/base/text/counts";
import { gramsText, SHIPPING_METHOD_NAMES } from "@/lib/shop/shipping/method-names";
import type { OfferAnswer } from "@/lib/offers/answers";
import { stepTexts } from "@/lib/orders/due/due-text";
import { CALL_OFF_TERMS } from "@/lib/offers/sent-version";

type Version = OfferAnswer["versions"][number];

export function VersionTerms({ version }: { version: Version }) {
  const t = useTranslate();
  const { validUntil, leadDays, tolerancePercent, advancePercent, words } = version;
  const { kept, shippingWay, pin, weight, paymentSteps } = version;
  return (
    <>
      <dl className="grid gap-4 text-[0.9375rem] sm:grid-cols-2">
        <Fact name={t("Valid until")}>{dayText(new Date(validUntil), t.language)}</Fact>
        <Fact name={t("Ready")}>
          {leadDays === 1
            ? t("1 working day after your last approval")
            : t("{count} working days after your last approval", { count: countText(leadDays) })}
        </Fact>
        {tolerancePercent > 0 && (
          <Fact name={t("Quantity made")}>
            {t("± {percent}%, billed as delivered", { percent: tolerancePercent })}
          </Fact>
        )}
        {paymentSteps && (
          <Fact name={t("Payment")}>
            {stepTexts(paymentSteps, t).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Fact>
        )}
        {!paymentSteps && advancePercent > 0 && (
          <Fact name={t("Advance")}>
            {t("{percent}% with the order", { percent: advancePercent })}
          </Fact>
        )}
        {kept && <Fact name={t("Delivery")}>{t(CALL_OFF_TERMS)}</Fact>}
        {shippingWay && (
          <Fact name={t("Shipping")}>
            {[
              t(SHIPPING_METHOD_NAMES[shippingWay]),
              weight !== undefined && gramsText(weight),
              pin && t("to PIN code {pin}; to another one it is priced again", { pin }),
            ]
              .filter(Boolean)
              .join(", ")}
          </Fact>
        )}
      </dl>
      {words && <p className="mt-4 text-[0.9375rem] break-words whitespace-pre-line">{words}</p>}
    </>
  );
}
