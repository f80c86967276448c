import "server-only";
import { nullIfMissing } from "@/lib/base/errors";
import { storableText } from "@/lib/base/input/storable";
import type { Db } from "@/lib/db/client";
import type { Quote } from "@/lib/orders/cart/schemas";
import type { Identity } from "@/lib/session/identify";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { OfferAnswer } from "../answers";
import { heldVersion } from "../held-version";
import { readOffer } from "../queries";
import { quoteOffer } from "../quote-offer";
import { readChoices } from "./read-acceptance";
import { seeOffer } from "../see-offer";

/** What somebody who uses an offer without JavaScript has chosen in its first form, and what that comes to. */
export interface PlainChoice {
  choices: { line: string; quantity: number }[];
  /** Where the goods go; undefined before it is chosen. */
  state: string | undefined;
  quote: Quote;
}

export interface PlainOffer {
  offer: OfferAnswer;
  version: OfferAnswer["versions"][number] | undefined;
  /** Null for an offer that cannot be accepted. */
  choice: PlainChoice | null;
}

/** Reads an offer by its address; null when it is unknown to this reader. */
export async function readPlainOffer(
  db: Db,
  id: string,
  asked: { identity: Identity; query: URLSearchParams; settings: ShopSettings },
): Promise<PlainOffer | null> {
  const { identity, query, settings } = asked;
  const seen = await nullIfMissing(
    seeOffer(db, storableText(id), { identity, key: query.get("key") ?? undefined }),
  );
  if (!seen) return null;
  const offer = await readOffer(db, seen.id, "customer");
  const version = heldVersion(offer);
  const isOpen = offer.state === "sent" || offer.state === "changes_asked";
  if (!version || !isOpen) return { offer, version, choice: null };
  const chosen = readChoices(query.getAll("choice"));
  const choices = version.lines.map(({ _id: line, quantities }) => {
    const wanted = chosen.find((each) => each.line === line)?.quantity;
    const found = quantities.find(({ quantity }) => quantity === wanted) ?? quantities[0];
    return { line, quantity: found?.quantity ?? 0 };
  });
  const state = settings.serviceableStates.find((name) => name === query.get("state"));
  const quote = await quoteOffer(db, offer._id, { version: version.n, choices, state }, settings);
  return { offer, version, choice: { choices, state, quote } };
}
