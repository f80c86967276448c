import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import { ownSources } from "@/lib/orders/cart/own-sources";
import { priceCart, quoteSources } from "@/lib/orders/cart/price-cart";
import { toQuote } from "@/lib/orders/cart/quote-answer";
import type { RequestedItem } from "@/lib/orders/cart/schemas";
import { storeItems } from "@/lib/orders/items/store-items";
import { listItems, ownedItems } from "@/lib/orders/items/see-items";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { givenOrder, PRINTED_LINE } from "../factories";
import type { companySteps } from "./company-steps";

/** Shared steps of item tests. */

type Companies = ReturnType<typeof companySteps>;
export type Member = Awaited<ReturnType<Companies["givenCompany"]>>["members"]["owner"];

/** The spec of a line made to size. */
export const MADE = {
  size: "230 × 155 × 70 mm inside",
  material: "E-flute, kraft",
  print: "2 colours outside",
  made: {
    style: "mailer-box",
    length: 230,
    width: 155,
    height: 70,
    inside: true,
    board: "e-kraft",
    print: "flexo-2",
    finish: null,
    table: 1,
    thickness: 1.6,
    colours: 2,
  },
};

const CUSTOM = {
  ...PRINTED_LINE,
  kind: "custom",
  productId: null,
  name: "Mailer box",
  unit: "PCS",
  basis: 1000,
  quantity: 1000,
  stage: "approved",
  pricePaise: 2_000_000,
  lineTotalPaise: 2_000_000,
} as const;

type Line = Partial<Prisma.OrderLineUncheckedCreateWithoutOrderInput>;

export const itemSteps = (db: PrismaClient) => ({
  writer: ({ identity: { account } }: Member) => ({ db, account, ipAddress: "127.0.0.1" }),

  list: async ({ identity: { account } }: Member) =>
    (await listItems(db, ownedItems(account), { limit: 20 }, account)).items,

  /** Creates an order whose line was just approved. */
  givenApproved: async (holder: Prisma.OrderUncheckedCreateInput | object, line: Line) => {
    const { id } = await givenOrder(db, {
      ...holder,
      lines: { create: [{ ...CUSTOM, approvalId: crypto.randomUUID(), ...line }] },
    });
    await db.$transaction((tx) => storeItems(tx, { order: { id } }));
    return db.orderLine.findFirstOrThrow({ where: { orderId: id } });
  },

  /** Returns the member's cart quote. */
  quote: async (items: RequestedItem[], member: Member, companyId: string | null) => {
    const { id: userId } = member.identity.account;
    const settings = await readShopSettings(db);
    const sources = quoteSources(db, ownSources(db, { userId, companyId }));
    return toQuote(await priceCart({ items }, settings, sources));
  },
});
