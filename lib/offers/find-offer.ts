import "server-only";
import { nullIfMissing } from "@/lib/base/errors";
import { storableText } from "@/lib/base/input/storable";
import type { Db } from "@/lib/db/client";
import type { Identity } from "@/lib/identity/session/identify";
import type { OfferAnswer } from "./answers";
import { readOffer } from "./queries";
import { requireOffer } from "./require-offer";

/** Reads an offer as its customer sees it; null when it is unknown to this reader. */
export async function findOffer(
  db: Db,
  named: string,
  reader: { identity: Identity; key: string | undefined },
): Promise<OfferAnswer | null> {
  const seen = await nullIfMissing(requireOffer(db, storableText(named), reader));
  return seen && readOffer(db, seen.id, "customer");
}
