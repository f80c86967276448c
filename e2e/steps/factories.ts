import { randomBytes, randomUUID } from "node:crypto";
import type { PrismaClient, Prisma } from "@/lib/db/generated/client";
import { POSTAL_ADDRESS } from "./postal-address";

/** Inserts test rows directly into the database; a test names only the fields that matter to it. */

const IMAGE = "/media/test.webp";

export function givenProduct(
  db: PrismaClient,
  product: Partial<Prisma.ProductUncheckedCreateInput> = {},
) {
  return db.product.create({
    data: {
      name: "Kraft mailer box",
      description: "A box of recycled board for the post.",
      category: "Boxes",
      pricePaise: 45_000,
      stockCount: 100,
      thumbnailImage: IMAGE,
      images: [IMAGE],
      features: ["Recyclable"],
      specifications: { "Pack size": "100 pieces" },
      ...product,
    },
  });
}

export function givenReview(
  db: PrismaClient,
  review: Partial<Prisma.ProductReviewUncheckedCreateInput> & { productId: string },
) {
  return db.productReview.create({
    data: {
      name: "Asha Verma",
      rating: 5,
      date: new Date("2026-10-01"),
      comment: "Arrived flat and clean.",
      ...review,
    },
  });
}

export function givenPromoCode(
  db: PrismaClient,
  promo: Partial<Prisma.PromoCodeUncheckedCreateInput> = {},
) {
  return db.promoCode.create({ data: { code: "TEST25", percent: 25, ...promo } });
}

export function givenSetting(db: PrismaClient, key: string, value: string) {
  return db.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
}

/** The amounts of one line of two packs at ₹450 with ₹150 shipping and 8 % tax. */
const AMOUNTS = {
  subtotalPaise: 90_000,
  discountPaise: 0,
  shippingPaise: 15_000,
  taxPercent: 8,
  taxPaise: 7_200,
  totalPaise: 112_200,
};

export function givenOrder(
  db: PrismaClient,
  order: Partial<Prisma.OrderUncheckedCreateInput> = {},
) {
  return db.order.create({
    data: {
      orderId: `KLN-TEST-${randomUUID().slice(0, 8).toUpperCase()}`,
      accessKey: randomBytes(32).toString("base64url"),
      customerName: "Asha Verma",
      email: "asha@example.com",
      ...POSTAL_ADDRESS,
      ...AMOUNTS,
      lines: {
        create: {
          position: 0,
          name: "Kraft mailer box",
          thumbnailImage: IMAGE,
          pricePaise: 45_000,
          quantity: 2,
          lineTotalPaise: 90_000,
        },
      },
      history: { create: { status: "Pending", by: "Asha Verma" } },
      ...order,
    },
    include: { lines: true, history: true },
  });
}

export function givenUser(db: PrismaClient, user: Partial<Prisma.UserUncheckedCreateInput> = {}) {
  return db.user.create({
    data: {
      name: "Asha Rao",
      email: `asha-${randomUUID()}@example.in`,
      emailVerifiedAt: new Date(),
      ...user,
    },
  });
}

const HOUR_MS = 60 * 60 * 1000;

export function givenSession(
  db: PrismaClient,
  session: Partial<Prisma.SessionUncheckedCreateInput> & { userId: string },
) {
  return db.session.create({
    data: {
      userAgent: "test",
      ipAddress: "127.0.0.1",
      expiresAt: new Date(Date.now() + HOUR_MS),
      ...session,
    },
  });
}

export function givenAddress(
  db: PrismaClient,
  address: Partial<Prisma.AddressUncheckedCreateInput> & { userId: string },
) {
  return db.address.create({
    data: {
      ...POSTAL_ADDRESS,
      ...address,
    },
  });
}

/** A printed order line whose proof awaits approval. */
export const PRINTED_LINE = {
  position: 0,
  name: "Kraft mailer box, printed",
  thumbnailImage: IMAGE,
  pricePaise: 45_000,
  quantity: 2,
  lineTotalPaise: 90_000,
  print: { option: "Your mark", sides: 1, colours: 2 },
  leadDays: 7,
  stage: "needs_artwork",
} as const;

/** Creates a proof awaiting its buyer, on the first line of its own order. */
export async function givenProof(
  db: PrismaClient,
  order: Partial<Prisma.OrderUncheckedCreateInput> = {},
) {
  const { lines } = await givenOrder(db, {
    dispatchBy: null,
    lines: { create: { ...PRINTED_LINE, stage: "proof_sent" } },
    ...order,
  });
  return addProof(db, lines.find(({ position }) => position === 0)?.id ?? "");
}

/** Creates the first proof of a line, awaiting its buyer. */
export async function addProof(db: PrismaClient, orderLineId: string) {
  const proof = await db.proof.create({
    data: {
      orderLineId,
      n: 1,
      sha256: "0".repeat(64),
      name: "proof.pdf",
      storage: "disk",
      key: `proofs/${randomUUID()}`,
      pages: 1,
      by: "Meera Nair",
    },
  });
  return { ...proof, orderLineId };
}
