import "server-only";
import type { Prisma } from "@/lib/db/generated/client";
import { toSafePaise } from "@/lib/pricing/money";
import type { LockedOrder, OrderActor } from "@/lib/orders/lock-order";
import { toPrintedKind, type PrintedKind } from "@/lib/orders/read/printed-kinds";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { documentContentSchema, type DocumentContent } from "./content";

/** The details of an issued document that callers get. */
export interface IssuedDocument {
  id: string;
  kind: PrintedKind;
  number: string;
  /** The date in India, at midnight UTC. */
  issuedOn: Date;
  totalPaise: number;
}

export interface StoredDocument extends IssuedDocument {
  content: DocumentContent;
}

export const ISSUED = {
  id: true,
  kind: true,
  number: true,
  issuedOn: true,
  totalPaise: true,
} satisfies Prisma.OrderDocumentSelect;

/** A credit note that was voided alone: it is not in the books. A void invoice is, with the note that takes it back. */
export const VOID_NOTE = {
  kind: "credit_note",
  voidedAt: { not: null },
  takesBack: null,
} satisfies Prisma.OrderDocumentWhereInput;

type IssuedRow = Prisma.OrderDocumentGetPayload<{ select: typeof ISSUED }>;

export function toIssuedDocument({
  id,
  kind,
  number,
  issuedOn,
  totalPaise,
}: IssuedRow): IssuedDocument {
  return { id, kind: toPrintedKind(kind), number, issuedOn, totalPaise: toSafePaise(totalPaise) };
}

export function toStoredDocument({
  content,
  ...row
}: IssuedRow & { content: Prisma.JsonValue }): StoredDocument {
  return { ...toIssuedDocument(row), content: documentContentSchema.parse(content) };
}

/** Actor and time of issuing a document. */
export interface Issuing {
  order: LockedOrder;
  by: OrderActor;
  /** Determines the date and the financial year. */
  at: Date;
  shop: ShopSettings;
}
