import "server-only";
import { buffer } from "node:stream/consumers";
import { withCapital } from "@/lib/base/text/capital";
import { fileFactsSchema } from "@/lib/artwork/preflight/facts";
import { toExpected } from "@/lib/artwork/preflight/expected";
import { inksIn, type Expected } from "@/lib/artwork/preflight/check-file";
import { AppError } from "@/lib/base/errors";
import { longDate } from "@/lib/base/dates";
import { isUuid } from "@/lib/base/ids/uuid";
import { sheetSize } from "@/lib/catalogue/dieline";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { toParties, toSeller } from "@/lib/documents/parties";
import { drawHead } from "@/lib/documents/pdf/draw-head";
import { drawFooter } from "@/lib/documents/pdf/draw-page-frame";
import { contentWidth, textStyles, sheet } from "@/lib/documents/pdf/typesetting/text-style";
import { openDocument } from "@/lib/documents/pdf/typesetting/open-document";
import type { DocumentFile } from "@/lib/documents/pdf/document-file";
import { inEnglish } from "@/lib/i18n/translate";
import { formatBuyer, formatDelivery, formatSeller } from "@/lib/documents/pdf/party-text";
import { printable } from "@/lib/documents/pdf/typesetting/printable";
import { openPart, textPart, type Part } from "@/lib/documents/pdf/typesetting/tagged";
import { wrap, writeLines, type Pdf, type Place } from "@/lib/documents/pdf/typesetting/typeset";
import { privateStore } from "@/lib/files/private/private-store";
import { lineDetail, quantityWords } from "@/lib/orders/line-text";
import type { Order, OrderLine } from "@/lib/orders/order";
import { requireOrders } from "@/lib/orders/read/require-order";
import type { FlatSheet } from "@/lib/catalogue/model/flat-sheet";
import { findLineSheet, PRINTED_FROM, type LineSheet } from "@/lib/catalogue/model/read-dieline";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { readShopSettings } from "@/lib/shop/settings/queries";
import type { HeadText } from "@/lib/documents/pdf/document-text";
import { drawDieline } from "./draw-dieline";

/** The production document of a printed or custom line: spec, quantity, tool, and approved proof. */

const APPROVAL = {
  name: true,
  at: true,
  sha256: true,
  proof: { select: { n: true, storage: true, key: true, pages: true } },
} satisfies Prisma.ProofApprovalSelect;

interface Job {
  order: Order;
  line: OrderLine;
  /** Null for plain lines, which need no approval. */
  approval: Prisma.ProofApprovalGetPayload<{ select: typeof APPROVAL }> | null;
  /** "Plate P-7"; null without one. */
  tool: string | null;
  /** The flat sheet, and its size in words; null when unknown. */
  dieline: { sheet: FlatSheet; size: string } | null;
  /** Inks of its artwork, as far as detected, and the ordered number if it uses more. */
  inks: string;
  tolerancePercent: number;
  /** File name of the buyer's purchase order, stored with the order. */
  purchaseOrder: string | undefined;
  /** The pages of the proof. */
  pictures: Buffer[];
}

export interface JobRequest {
  /** `_id` or order number. */
  order: string;
  /** `_id` of the line. */
  line: string;
}

/** @throws AppError not_found; invalid_transition for a line that is not approved */
export async function printJobTicket(db: Db, requested: JobRequest): Promise<DocumentFile> {
  const job = await readJob(db, requested);
  const content = await renderJobTicket(job, await readShopSettings(db));
  return { name: `job-ticket-${job.order.orderId}.pdf`, content };
}

async function readJob(db: Db, { order: named, line: lineId }: JobRequest): Promise<Job> {
  const [order] = await requireOrders(db, [named]);
  const line = order?.lines.find(({ id }) => id === lineId);
  const row = isUuid(lineId)
    ? await db.orderLine.findUnique({
        where: { id: lineId },
        select: {
          stage: true,
          approvalId: true,
          tool: { select: { number: true, kind: true } },
          order: {
            select: {
              tolerancePercent: true,
              purchaseOrder: { select: { attachment: { select: { name: true } } } },
            },
          },
          ...PRINTED_FROM,
          artwork: { select: { facts: true } },
        },
      })
    : null;
  if (!order || !line || !row) {
    throw new AppError("not_found", "There is no such line in this order.");
  }
  const { stage, approvalId, tool, artwork } = row;
  if (stage !== "approved") {
    const message = "Nobody has approved this line yet. Its job ticket comes with the approval.";
    throw new AppError("invalid_transition", message);
  }
  const approval = approvalId
    ? await db.proofApproval.findUniqueOrThrow({ where: { id: approvalId }, select: APPROVAL })
    : null;
  return {
    order,
    line,
    approval,
    pictures: approval ? await readPages(approval.proof) : [],
    tool: tool && `${withCapital(tool.kind)} ${tool.number}`,
    dieline: readSheet(findLineSheet(row)),
    inks: toInks(artwork?.facts, toExpected(row)),
    tolerancePercent: row.order.tolerancePercent,
    purchaseOrder: row.order.purchaseOrder?.attachment.name,
  };
}

async function readPages({ storage, key, pages }: NonNullable<Job["approval"]>["proof"]) {
  const keys = Array.from({ length: pages }, (_, index) => `${key}/${index + 1}.png`);
  const found = await Promise.all(keys.map((page) => privateStore(storage).read(page)));
  return found.filter((page) => page !== null);
}

function toInks(facts: unknown, { colours }: Expected): string {
  const inks = inksIn(fileFactsSchema.safeParse(facts).data?.pages ?? []);
  const isMore = colours !== null && inks.length > colours;
  return `${inks.join(", ")}${isMore ? ` (${inks.length}, and ${colours} ordered)` : ""}`;
}

const readSheet = (found: LineSheet | null): Job["dieline"] =>
  found && { sheet: found.sheet, size: sheetSize(found.size) };

async function renderJobTicket(job: Job, shop: ShopSettings): Promise<Buffer> {
  const { order, approval, pictures, dieline } = job;
  const fronts = Math.max(1, pictures.length);
  const sheets = fronts + (dieline ? 1 : 0);
  const text = toHead(job, shop);
  const pdf = openDocument({
    title: `Job ticket ${order.orderId}`,
    author: shop.siteName,
    date: approval?.at ?? new Date(order.createdAt),
  });
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  pdf.addPage();
  let top = drawName(pdf, root, job, drawHead(pdf, root, text));
  for (const [index, picture] of pictures.entries()) {
    if (index > 0) {
      pdf.addPage();
      top = sheet.top;
    }
    const alt = `Proof ${approval?.proof.n ?? ""}, page ${index + 1}`;
    drawPicture(pdf, root, { picture, top, alt });
    drawFooter(pdf, text, index + 1, sheets);
  }
  if (pictures.length === 0) drawFooter(pdf, text, fronts, sheets);
  if (dieline) {
    pdf.addPage();
    drawDieline(pdf, root, dieline);
    drawFooter(pdf, text, sheets, sheets);
  }
  root.end();
  pdf.end();
  return buffer(pdf);
}

function toHead(
  { order, line, approval, tool, dieline, inks, tolerancePercent, purchaseOrder }: Job,
  shop: ShopSettings,
) {
  const { buyer, delivery } = toParties(order);
  const seller = toSeller(shop, false);
  const regime = "flat";
  const facts = [
    { label: "Order number", value: order.orderId },
    { label: "Purchase order", value: purchaseOrderText(order, purchaseOrder) },
    { label: "Quantity", value: getQuantity(line, tolerancePercent) },
    { label: "Made as", value: lineDetail(line) },
    { label: "Inks", value: inks },
    { label: "Tool", value: tool ?? "" },
    { label: "Dieline", value: dieline?.size ?? "" },
    { label: "Dispatch by", value: order.dispatchBy ? longDate(new Date(order.dispatchBy)) : "" },
    ...(approval
      ? [
          { label: "Approved by", value: `${approval.name}, ${longDate(approval.at)}` },
          { label: "Proof", value: `${approval.proof.n}, file ${approval.sha256.slice(0, 16)}` },
        ]
      : []),
  ];
  return {
    t: inEnglish,
    title: "Job ticket",
    noun: "job ticket",
    number: printable(order.orderId),
    mark: "",
    hasOwnLogo: seller.hasOwnLogo,
    seller: formatSeller({ regime, seller }),
    facts: facts
      .map(({ label, value }) => ({ label, value: printable(value) }))
      .filter(({ value }) => value !== ""),
    hasBand: true,
    cancelledOn: order.status === "Cancelled" ? "" : null,
    buyerLabel: "Bill to",
    buyer: formatBuyer({ regime, buyer, delivery }),
    delivery: formatDelivery({ regime, buyer, delivery }),
  } satisfies HeadText;
}

const purchaseOrderText = ({ billing }: Order, file: string | undefined) =>
  [billing.poNumber, file && `file ${file}`].filter(Boolean).join(", ");

function getQuantity({ quantity, unit, packSize }: OrderLine, tolerancePercent: number): string {
  const words = quantityWords(quantity, unit);
  return [
    packSize && unit === "PAC" ? `${words} of ${packSize}` : words,
    ...(tolerancePercent > 0 ? [`± ${tolerancePercent}%`] : []),
  ].join(" ");
}

/** Returns the y below the name. */
function drawName(pdf: Pdf, root: Part, { line }: Job, y: number): number {
  const place: Place = { x: sheet.left, y, width: contentWidth };
  textPart(pdf, root, "H2", () => {
    const lines = wrap(pdf, printable(line.name), textStyles.section, contentWidth);
    place.y += writeLines(pdf, lines, textStyles.section, place);
  });
  return place.y + 12;
}

interface Drawn {
  picture: Buffer;
  top: number;
  alt: string;
}

function drawPicture(pdf: Pdf, root: Part, { picture, top, alt }: Drawn): void {
  const part = openPart(pdf, root, "Sect");
  const figure = pdf.struct("Figure", { alt }, () => {
    const fit: [number, number] = [contentWidth, sheet.bottom - top - 12];
    pdf.image(picture, sheet.left, top, { fit, align: "center" });
  });
  part.add(figure);
  figure.end();
  part.end();
}
