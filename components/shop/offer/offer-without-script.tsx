import { useTranslate } from "#words";
import { contactLinks } from "@/components/shared/format/contact-links";
import { OrderFigures } from "@/components/domain/cart/order-figures";
import { apiAddress } from "@/lib/api/call";
import { getCheckoutRules } from "@/lib/client/checkout/rules";
import type { OfferAnswer } from "@/lib/offers/answers";
import { sentVersion } from "@/lib/offers/sent-version";
import { compareVersions, versionBefore } from "@/lib/offers/changes/version-changes";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { RequestedLines } from "../../domain/offer/requested-lines";
import { OfferFiles } from "../../domain/offer/offer-files";
import { OFFER_STATES } from "../../domain/offer/offer-state";
import { versionFigures } from "../../domain/offer/version-figures";
import { firstChoices, VersionLines } from "../../domain/offer/version-lines";
import { Changes } from "../../domain/offer/version-changes";
import { VersionTerms } from "../../domain/offer/version-terms";

interface OfferWithoutScriptProps {
  /** Null for a link to no offer. */
  offer: OfferAnswer | null;
  orderKey: string | undefined;
  settings: ShopSettings;
}

/** An offer for browsers without JavaScript. Nothing in it is streamed, because that needs a script. */
export function OfferWithoutScript({ offer, orderKey: key, settings }: OfferWithoutScriptProps) {
  const t = useTranslate();
  if (!offer) {
    return (
      <p>
        {t(
          "This offer does not exist, or the link is not complete. Please use the link in our email.",
        )}
      </p>
    );
  }
  const version = sentVersion(offer);
  const before = version && versionBefore(offer.versions, version);
  const changes = before && compareVersions(before, version, t);
  const { taxName } = getCheckoutRules(settings, t);
  return (
    <div className="max-w-2xl space-y-8">
      <div>
        <h1 className="text-title">{t("Offer {number}", { number: offer.number })}</h1>
        <p className="mt-2 text-muted-foreground">
          {t(OFFER_STATES[offer.state])}
          {offer.order && ` ${t("It became order {order}.", { order: offer.order.orderId })}`}
        </p>
        {offer.reason && <p className="mt-1 break-words">{offer.reason}</p>}
      </div>
      <p className="rounded-md border bg-card p-4">
        {t.parts(
          "Answering an offer needs JavaScript. You can also call {phone} or write to {email}.",
          contactLinks(settings),
        )}
      </p>
      {version ? (
        <section className="space-y-5">
          {before && changes && <Changes before={before} changes={changes} />}
          <VersionLines version={version} chosen={firstChoices(version)} marks={changes?.marks} />
          <VersionTerms version={version} />
          <OrderFigures quote={versionFigures(version)} taxName={taxName} loading={false} />
          <p>
            <a
              className="text-link"
              href={apiAddress("GET /offers/{id}/pdf", {
                params: { id: offer._id },
                query: { key },
              })}
            >
              {t("Download PDF")}
            </a>
          </p>
        </section>
      ) : (
        <RequestedLines asked={offer.asked} />
      )}
      <OfferFiles files={offer.files} address={{ id: offer._id, key }} />
      {offer.messages.length > 0 && (
        <section>
          <h2 className="mb-3 text-heading">{t("Messages")}</h2>
          <ul className="space-y-3">
            {offer.messages.map(({ _id, by, text }) => (
              <li key={_id}>
                <p className="font-semibold">{by}</p>
                <p className="break-words whitespace-pre-line">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
