import { useWords } from "#words";
import { OrderFigures } from "@/components/shop/cart/order-figures";
import { AskedLines } from "@/components/shop/offer/asked-lines";
import { OfferFiles } from "@/components/shop/offer/offer-files";
import { OFFER_STATES } from "@/components/shop/offer/offer-state";
import { versionFigures } from "@/components/shop/offer/version-figures";
import { firstChoices, VersionLines } from "@/components/shop/offer/version-lines";
import { VersionTerms } from "@/components/shop/offer/version-terms";
import { apiAddress } from "@/lib/api/call";
import { getCheckoutRules } from "@/lib/client/checkout/rules";
import type { PageCaller } from "@/lib/api/forms/page-caller";
import type { OfferAnswer } from "@/lib/offers/answers";
import type { PlainOffer as PlainOfferFacts } from "@/lib/offers/plain/read-plain-offer";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { offerForms, PlainAccept } from "./plain-accept";
import { PlainArea, PlainForm, PlainOutcome, PlainText } from "./plain-form";

interface PlainOfferProps {
  /** Null for a link that leads to no offer. */
  found: PlainOfferFacts | null;
  orderKey: string | undefined;
  settings: ShopSettings;
  caller: PageCaller;
}

/**
 * An offer to read and to answer without JavaScript, by the same session or key. Nothing in it waits, because what is
 * streamed later needs a script to be put in its place.
 */
export function PlainOffer({ found, orderKey: key, settings, caller }: PlainOfferProps) {
  const say = useWords();
  if (!found) {
    return (
      <p>
        {say(
          "This offer does not exist, or the link is not complete. Please use the link in our email.",
        )}
      </p>
    );
  }
  const { offer, version, choice } = found;
  const address = { id: offer._id, key };
  return (
    <div className="max-w-2xl space-y-8">
      <div>
        <PlainOutcome outcome={caller.outcome} />
        <h1 className="text-title">{say("Offer {number}", { number: offer.number })}</h1>
        <p className="mt-2 text-muted-foreground">
          {say(OFFER_STATES[offer.state])}
          {offer.order && ` ${say("It became order {order}.", { order: offer.order.orderId })}`}
        </p>
        {offer.reason && <p className="mt-1 break-words">{offer.reason}</p>}
      </div>
      {version ? (
        <section className="space-y-5">
          <VersionLines version={version} chosen={firstChoices(version)} />
          <VersionTerms version={version} />
          {!choice && (
            <OrderFigures
              quote={versionFigures(version)}
              taxName={getCheckoutRules(settings, say).taxName}
              loading={false}
            />
          )}
          <p>
            <a
              className="text-link"
              href={apiAddress("GET /offers/{id}/pdf", {
                params: { id: offer._id },
                query: { key },
              })}
            >
              {say("Download PDF")}
            </a>
          </p>
        </section>
      ) : (
        <AskedLines asked={offer.asked} />
      )}
      <OfferFiles files={offer.files} address={address} />
      {version && choice && (
        <PlainAccept {...{ offer, version, choice, settings, caller }} orderKey={key} />
      )}
      <Answers {...{ offer, caller }} isOpen={choice !== null} orderKey={key} />
    </div>
  );
}

interface AnswersProps {
  offer: OfferAnswer;
  isOpen: boolean;
  caller: PageCaller;
  orderKey: string | undefined;
}

function Answers({ offer, isOpen, caller: { xsrf }, orderKey }: AnswersProps) {
  const say = useWords();
  const form = { action: offerForms(offer, orderKey), xsrf };
  return (
    <>
      {isOpen && (
        <>
          <section>
            <h2 className="mb-3 text-heading">{say("Ask for changes")}</h2>
            <PlainForm {...form} does="changes" button={say("Ask for Changes")}>
              <PlainArea
                name="text"
                label={say("What should be different")}
                required
                maxLength={5000}
              />
            </PlainForm>
          </section>
          <section>
            <h2 className="mb-3 text-heading">{say("Decline")}</h2>
            <PlainForm {...form} does="decline" button={say("Decline")}>
              <PlainText
                name="reason"
                label={say("Why it does not suit you")}
                required
                maxLength={1000}
              />
            </PlainForm>
          </section>
        </>
      )}
      <section>
        <h2 className="mb-3 text-heading">{say("Messages")}</h2>
        <ul className="mb-4 space-y-3">
          {offer.messages.map(({ _id, by, text }) => (
            <li key={_id}>
              <p className="font-semibold">{by}</p>
              <p className="break-words whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ul>
        <PlainForm {...form} does="message" button={say("Send Message")}>
          <PlainArea name="text" label={say("Message")} required maxLength={5000} />
        </PlainForm>
      </section>
    </>
  );
}
