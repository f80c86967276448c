import type { PaymentMethod } from "@/lib/shop/payment-methods/methods";
import type { PrismaClient } from "@/lib/db/generated/client";
import { acceptOffer } from "@/lib/offers/accept/accept-offer";
import { acceptOfferSchema } from "@/lib/offers/schemas";
import { newOfferSchema } from "@/lib/offers/draft/version-schemas";
import { sendOffer } from "@/lib/offers/send-offer";
import { createOffer } from "@/lib/offers/create-offer";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { asha, FROM, meera } from "./order-admin-steps";
import { POSTAL_ADDRESS } from "./postal-address";

export const BOX = {
  kind: "custom",
  name: "Mailer box",
  hsn: "4819",
  unit: "PCS",
  spec: { size: "230 × 155 × 70 mm", material: null },
  quantities: [
    { quantity: 5000, price: 14.5 },
    { quantity: 10_000, price: 12.25 },
  ],
} as const;

export const LABEL = {
  kind: "custom",
  name: "Label",
  hsn: "4821",
  unit: "PCS",
  basis: 100,
  quantities: [{ quantity: 5050, price: 18 }],
} as const;

export function offerSteps(db: PrismaClient) {
  const settings = () => readShopSettings(db);
  const staff = async () => ({ db, actor: meera, ipAddress: FROM, settings: await settings() });

  /** Creates a draft offer for Asha, whose email is unverified. */
  async function draftOffer(lines: readonly object[] = [BOX, LABEL], terms: object = {}) {
    const requested = { name: "Asha Rao", email: "asha@example.com", lines, ...terms };
    return createOffer({ ...(await staff()), request: newOfferSchema.parse(requested) });
  }

  /** Sends such an offer; `key` opens it. */
  async function sentOffer(lines?: readonly object[], terms?: object) {
    const { _id: id } = await draftOffer(lines, terms);
    const offer = await sendOffer({ ...(await staff()), id });
    const { accessKey: key } = await db.offer.findUniqueOrThrow({ where: { id } });
    return { id, key, offer, lines: offer.versions[0]?.lines ?? [] };
  }

  /** Accepts the first quantities of such an offer as its recipient, or as this account, at the displayed total. */
  async function acceptSent(
    id: string,
    totalAmount: number,
    paymentMethod?: PaymentMethod,
    userId: string | null = null,
  ) {
    return acceptOffer({
      db,
      id,
      settings: await settings(),
      actor: asha,
      ipAddress: FROM,
      mayUseCredit: userId !== null,
      customer: {
        proof: "owner",
        emailProven: false,
        account: null,
        enteredBy: null,
        name: "Asha Rao",
        userId,
        companyId: null,
        email: "asha@example.com",
      },
      request: acceptOfferSchema.parse({
        version: 1,
        totalAmount,
        ...(paymentMethod && { paymentMethod }),
        shippingAddress: POSTAL_ADDRESS,
      }),
    });
  }

  return { settings, staff, draftOffer, sentOffer, acceptSent };
}

export type SentOffer = Awaited<ReturnType<ReturnType<typeof offerSteps>["sentOffer"]>>;
