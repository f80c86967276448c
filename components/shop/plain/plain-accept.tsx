import { useWords } from "#words";
import { OrderFigures } from "@/components/shop/cart/order-figures";
import { Button } from "@/components/ui/button";
import { INDIA } from "@/lib/orders/addresses/india";
import { CHECKOUT_LABELS as label } from "@/lib/client/checkout/fields";
import { getCheckoutRules } from "@/lib/client/checkout/rules";
import type { PageCaller } from "@/lib/api/forms/page-caller";
import type { OfferAnswer } from "@/lib/offers/answers";
import type { PlainChoice } from "@/lib/offers/plain/read-plain-offer";
import { quantityWords } from "@/lib/orders/line-text";
import { isGateway, METHOD_NAMES } from "@/lib/shop/payment-methods/methods";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { PlainForm, PlainSelect, PlainText } from "./plain-form";

interface PlainAcceptProps {
  offer: OfferAnswer;
  version: OfferAnswer["versions"][number];
  choice: PlainChoice;
  orderKey: string | undefined;
  settings: ShopSettings;
  caller: PageCaller;
}

/**
 * Accepting an offer in two forms: the first chooses the quantities, and the state that decides the taxes; the second
 * places the order at the total that it led to.
 */
export function PlainAccept(props: PlainAcceptProps) {
  const say = useWords();
  const { offer, version, choice, orderKey, settings, caller } = props;
  const { choices, state, quote } = choice;
  const { serviceableStates, taxName, isGst, payments } = getCheckoutRules(settings, say);
  const methods = payments.methods.filter(
    (method) =>
      !isGateway(method) && (method !== "account" || caller.identity.state === "signed-in"),
  );
  const states = serviceableStates.map((name) => ({ value: name, label: say(name) }));
  const choosable = version.lines.filter(({ quantities }) => quantities.length > 1);
  return (
    <section className="space-y-5">
      <h2 className="text-heading">{say("Accept the offer")}</h2>
      {(choosable.length > 0 || isGst) && (
        <form method="get" className="space-y-3">
          <input type="hidden" name="key" value={orderKey ?? ""} />
          {choosable.map((line) => (
            <PlainSelect
              key={line._id}
              name="choice"
              label={say("Quantity of {name}", { name: line.name })}
              chosen={getChoice(choices.find((each) => each.line === line._id))}
              options={line.quantities.map(({ quantity }) => ({
                value: getChoice({ line: line._id, quantity }),
                label: quantityWords(quantity, line.unit, say),
              }))}
            />
          ))}
          {isGst && (
            <PlainSelect name="state" label={say(label.state)} chosen={state} options={states} />
          )}
          <Button type="submit" variant="outline">
            {say("Show the Total")}
          </Button>
        </form>
      )}
      <OrderFigures quote={quote} taxName={taxName} isPlaceKnown={Boolean(state)} loading={false} />
      {isGst && !state ? (
        <p>{say("Choose the state of delivery first: it decides the taxes.")}</p>
      ) : (
        <PlainForm
          action={offerForms(offer, orderKey)}
          does="accept"
          button={say("Place Order")}
          xsrf={caller.xsrf}
          hidden={{
            version: version.n,
            totalAmount: quote.total,
            country: INDIA,
            ...(state && { state }),
          }}
        >
          {choices.map((each) => (
            <input key={each.line} type="hidden" name="choice" value={getChoice(each)} />
          ))}
          <PlainText
            name="firstName"
            label={say(label.firstName)}
            required
            autoComplete="given-name"
          />
          <PlainText
            name="lastName"
            label={say(label.lastName)}
            required
            autoComplete="family-name"
          />
          <PlainText name="address" label={say(label.address)} required />
          <PlainText name="city" label={say(label.city)} required />
          {state ? (
            <p>
              {say(label.state)}: {state}
            </p>
          ) : (
            <PlainSelect name="state" label={say(label.state)} options={states} />
          )}
          <PlainText name="zipCode" label={say(label.zipCode)} required inputMode="numeric" />
          <PlainText name="phone" label={say(label.phone)} type="tel" />
          <PlainText name="poNumber" label={say(label.poNumber)} />
          {isGst && <PlainText name="gstin" label={say(label.gstin)} />}
          {methods.length > 0 && (
            <PlainSelect
              name="paymentMethod"
              label={say("Payment")}
              options={methods.map((method) => ({
                value: method,
                label: say(METHOD_NAMES[method]),
              }))}
            />
          )}
        </PlainForm>
      )}
    </section>
  );
}

const getChoice = (choice: { line: string; quantity: number } | undefined): string =>
  choice ? `${choice.line}:${choice.quantity}` : "";

/** The address of the forms of an offer. */
export function offerForms(offer: OfferAnswer, key: string | undefined): string {
  return `/forms/offers/${offer.number}${key ? `?key=${encodeURIComponent(key)}` : ""}`;
}
