import { dayText } from "@/components/shared/format/dates";
import { Fact } from "@/components/shop/order/fact";
import { counted } from "@/lib/base/text/counts";
import { gramsText, WAY_NAMES } from "@/lib/shop/shipping/way-names";
import type { OfferAnswer } from "@/lib/offers/answers";
import { KEPT_TERMS } from "@/lib/offers/held-version";

type Version = OfferAnswer["versions"][number];

/** What a version says besides its lines. */
export function VersionTerms({ version }: { version: Version }) {
  const { validUntil, leadDays, tolerancePercent, advancePercent, words } = version;
  const { kept, shippingWay, pin, weight } = version;
  return (
    <>
      <dl className="grid gap-4 text-[0.9375rem] sm:grid-cols-2">
        <Fact name="Valid until">{dayText(new Date(validUntil))}</Fact>
        <Fact name="Ready">{`${counted(leadDays, "working day")} after your last approval`}</Fact>
        {tolerancePercent > 0 && (
          <Fact name="Quantity made">{`± ${tolerancePercent} %, billed as delivered`}</Fact>
        )}
        {advancePercent > 0 && <Fact name="Advance">{`${advancePercent} % with the order`}</Fact>}
        {kept && <Fact name="Delivery">{KEPT_TERMS}</Fact>}
        {shippingWay && (
          <Fact name="Shipping">
            {[
              WAY_NAMES[shippingWay],
              weight !== undefined && gramsText(weight),
              pin && `to PIN code ${pin}; to another one it is priced again`,
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
