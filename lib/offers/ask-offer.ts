import "server-only";
import { recordAudit, unprovenActor } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { IN_SHOP } from "@/lib/catalogue/presence";
import { newUuid } from "@/lib/db/new-uuid";
import type { Db } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { queueMail } from "@/lib/email/queue";
import type { CartItem } from "@/lib/orders/cart/schemas";
import type { Customer } from "@/lib/orders/customer";
import { newOrderNumber, redrawTaken } from "@/lib/orders/place/new-order-number";
import { newOrderKey } from "@/lib/orders/access/renew-order-key";
import { readOffer } from "./queries";
import type { OfferAnswer } from "./answers";
import type { AskOffer } from "./schemas";
import { saidOf, type StoredAsked } from "./stored-version";

export const OFFER_PREFIX = "OF";

const DAY_MS = 24 * 60 * 60 * 1000;
const KEY_DAYS = 90;

/** The key of an offer holds for 90 days after a moment. */
export const keyExpiry = (from: Date) => new Date(from.getTime() + KEY_DAYS * DAY_MS);

export interface AskOfferOptions {
  db: PrismaClient;
  request: AskOffer;
  customer: Customer;
  ipAddress: string;
}

/**
 * Keeps what a buyer needs as an offer that the shop is asked for. Only a guest gets its key.
 * @throws AppError invalid_input for a guest without a name, or an unknown product
 */
export async function askOffer(options: AskOfferOptions): Promise<OfferAnswer> {
  const { db, request, customer, ipAddress } = options;
  const name = request.name ?? customer.account?.name;
  if (!name) {
    const message = "Please fill in the Name field.";
    throw new AppError("invalid_input", message, { fields: { name: message } });
  }
  const asked = await readAsked(db, request);
  const now = new Date();
  const accessKey = newOrderKey();
  const id = await redrawTaken(() =>
    db.$transaction(async (tx) => {
      const offer = await tx.offer.create({
        data: {
          id: newUuid(),
          number: newOrderNumber(OFFER_PREFIX, now),
          state: "asked",
          accessKey,
          keyExpiresAt: keyExpiry(now),
          userId: customer.userId,
          ...{ name, email: customer.email },
          phone: request.phone ?? null,
          company: request.company ?? null,
          asked: asked.map((line) => ({ ...line })),
          waitingSince: now,
        },
        select: { id: true, number: true },
      });
      if (request.message) {
        const written = { party: "customer", text: request.message, by: name } as const;
        const userId = customer.account?.userId ?? null;
        await tx.offerMessage.create({
          data: { ...written, offerId: offer.id, userId },
          select: { id: true },
        });
      }
      await queueMail(
        tx,
        { template: "offer-requested", offerId: offer.id },
        { template: "offer-received", offerId: offer.id },
      );
      await recordAudit(tx, {
        event: "Offer Requested",
        actor: customer.account ?? unprovenActor(customer.email ?? name, name),
        description: `Offer ${offer.number} was asked for`,
        ipAddress,
        details: { offer: offer.number, lines: asked.length },
      });
      return offer.id;
    }),
  );
  const answer = await readOffer(db, id, "customer");
  return customer.account ? answer : { ...answer, accessKey };
}

/** What is asked for, from a form or a cart. */
async function readAsked(db: Db, { lines = [], fromCart = [] }: AskOffer): Promise<StoredAsked[]> {
  const ids = [...lines, ...fromCart].flatMap(({ product }) => product ?? []);
  const products = await db.product.findMany({
    where: { id: { in: ids.filter((id) => id.length === 36) }, ...IN_SHOP },
    select: { id: true, name: true },
  });
  const names = new Map(products.map(({ id, name }) => [id, name]));
  if (ids.some((id) => !names.has(id))) {
    const message = "One of these products is no longer in the shop.";
    throw new AppError("invalid_input", message, { fields: { lines: message } });
  }
  const written = lines.map(({ product, name, spec = {}, quantities, note }) => ({
    product: product ?? null,
    name: name ?? names.get(product ?? "") ?? "Made to order",
    spec: saidOf(spec),
    quantities,
    note: note ?? null,
  }));
  const carted = fromCart.map<StoredAsked>(({ product, quantity, print }) => ({
    product,
    name: names.get(product) ?? "",
    spec: printSpec(print),
    quantities: [quantity],
    note: null,
  }));
  return [...written, ...carted];
}

function printSpec(print: CartItem["print"]): StoredAsked["spec"] {
  if (!print) return {};
  const { option, sides, colours } = print;
  return { print: `${option}, sides: ${sides}, colours: ${colours}` };
}
