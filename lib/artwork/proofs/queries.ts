import "server-only";
import { AppError } from "@/lib/base/errors";
import { ownedBy } from "@/lib/orders/access/order-view";
import type { Owner } from "@/lib/identity/session/identify";
import { serverPaths } from "@/lib/base/server-paths";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { WAITS_FOR_BUYER } from "@/lib/artwork/stages";
import { desc, keyset } from "@/lib/db/keyset";
import { readPage, type Page } from "@/lib/db/page";
import { OPEN_STATUSES } from "@/lib/orders/status";
import { findLineSheet, PRINTED_FROM } from "@/lib/catalogue/model/read-dieline";
import { findingsSchema } from "@/lib/artwork/preflight/findings";
import { hasPicture } from "@/lib/artwork/preflight/kinds";
import { approvalWords } from "./approval-words";
import {
  MAX_PINS,
  type LineFiles,
  type LineStage,
  type OwnLine,
  type OwnLinesQuery,
  type ProofAnswer,
} from "./schemas";

const PROOF = {
  id: true,
  orderLineId: true,
  n: true,
  state: true,
  sha256: true,
  name: true,
  pages: true,
  by: true,
  createdAt: true,
  changes: true,
  pins: { orderBy: { n: "asc" }, take: MAX_PINS },
  approval: { select: { name: true, at: true, way: true, words: true } },
  orderLine: {
    select: { name: true, unit: true, quantity: true, order: { select: { orderId: true } } },
  },
} satisfies Prisma.ProofSelect;

type StoredProof = Prisma.ProofGetPayload<{ select: typeof PROOF }>;

interface ProofRow extends StoredProof {
  orderLineId: string;
  orderLine: NonNullable<StoredProof["orderLine"]>;
}

/** Hides proofs of lines that were removed from their order. */
const toRows = (stored: readonly StoredProof[]): ProofRow[] =>
  stored.flatMap(({ orderLineId, orderLine, ...proof }) =>
    orderLineId && orderLine ? { ...proof, orderLineId, orderLine } : [],
  );

/** Maximum proofs per answer; few lines of an order have more than three. */
const MOST_SHOWN = 500;

export interface ProofsQuery {
  /** The order's `_id`, not its number. */
  orderId: string;
  /** Returns only approved proofs. */
  onlyApproved?: boolean;
}

/** The proofs of an order by line, oldest first. */
export async function listProofs(
  db: Db,
  { orderId, onlyApproved = false }: ProofsQuery,
): Promise<ProofAnswer[]> {
  const rows = await db.proof.findMany({
    where: { orderLine: { orderId }, ...(onlyApproved ? { state: "approved" } : {}) },
    select: PROOF,
    orderBy: [{ orderLine: { position: "asc" } }, { n: "asc" }],
    take: MOST_SHOWN,
  });
  return toRows(rows).map(proofAnswer);
}

export async function readProof(db: Db, id: string): Promise<ProofAnswer> {
  const [row] = toRows([await db.proof.findUniqueOrThrow({ where: { id }, select: PROOF })]);
  if (!row) throw new AppError("not_found", "The line of this proof was taken out of its order.");
  return proofAnswer(row);
}

/** Text of an approval of this proof. */
export function toWords({ n, sha256, orderLine }: Pick<ProofRow, "n" | "sha256" | "orderLine">) {
  const { name: lineName, unit, quantity, order } = orderLine;
  return approvalWords({ n, sha256, lineName, quantity, unit, orderNumber: order.orderId });
}

function proofAnswer(row: ProofRow): ProofAnswer {
  const { id, orderLineId: line, n, state, sha256, name, by, changes, approval } = row;
  return {
    _id: id,
    line,
    n,
    state,
    sha256,
    name,
    by,
    changes,
    file: serverPaths.proofFile(id),
    pages: Array.from({ length: row.pages }, (_, page) => serverPaths.proofPage(id, page + 1)),
    sentAt: row.createdAt.toISOString(),
    pins: row.pins.map(pinAnswer),
    words: toWords(row),
    approval: approval && { ...approval, at: approval.at.toISOString() },
  };
}

function pinAnswer(pin: ProofRow["pins"][number]): ProofAnswer["pins"][number] {
  const { id, n, page, x, y, text, by, party, carriedFrom } = pin;
  return {
    _id: id,
    n,
    page,
    x,
    y,
    text,
    by,
    party,
    carriedFrom,
    at: pin.createdAt.toISOString(),
    settled: pin.settledAt !== null,
  };
}

const FILE = {
  id: true,
  name: true,
  type: true,
  preflightState: true,
  findings: true,
} as const satisfies Prisma.ArtworkSelect;

const LINE = {
  id: true,
  name: true,
  stage: true,
  artwork: { select: FILE },
} satisfies Prisma.OrderLineSelect;

const LINE_FILES = {
  ...LINE,
  ...PRINTED_FROM,
} satisfies Prisma.OrderLineSelect;

type LineFilesRow = Prisma.OrderLineGetPayload<{ select: typeof LINE_FILES }>;

/** The model of a line, and its flat size. */
function toSheet(line: LineFilesRow): Pick<LineFiles, "model" | "dieline"> {
  const found = findLineSheet(line);
  if (!found) return { model: null, dieline: null };
  const { model, size, file } = found;
  const { width, height } = size;
  return {
    model,
    dieline: { width, height, file: file?.("svg") ?? null, pdf: file?.("pdf") ?? null },
  };
}

type LineRow = Prisma.OrderLineGetPayload<{ select: typeof LINE }>;

/** Stages of the printed and made-to-order lines of an order, each with its artwork and other files. */
export async function listLineStages(
  db: Db,
  { orderId, onlyApproved = false }: ProofsQuery,
): Promise<LineFiles[]> {
  const rows = await db.orderLine.findMany({
    where: { orderId, stage: onlyApproved ? "approved" : { not: null } },
    select: LINE_FILES,
    orderBy: { position: "asc" },
    take: MOST_SHOWN,
  });
  const lines = rows.flatMap((row) => lineStage(row).map((line) => ({ ...line, ...toSheet(row) })));
  if (onlyApproved || lines.length === 0) return lines.map((line) => ({ ...line, files: [] }));
  const files = await db.artwork.findMany({
    where: { orderId, state: "stored", lineId: { in: lines.map(({ _id }) => _id) } },
    select: { ...FILE, lineId: true, isSource: true },
    orderBy: { createdAt: "asc" },
    take: MOST_SHOWN,
  });
  return lines.map((line) => ({
    ...line,
    files: files
      .filter(({ id, lineId }) => lineId === line._id && id !== line.artwork?._id)
      .map(({ isSource, ...file }) => ({ ...fileAnswer(file), isSource })),
  }));
}

type FileRow = Prisma.ArtworkGetPayload<{ select: typeof FILE }>;

function fileAnswer({ id, name, type, preflightState: preflight, findings }: FileRow) {
  const picture = hasPicture({ type, preflightState: preflight })
    ? serverPaths.artworkPicture(id)
    : null;
  return { _id: id, name, preflight, findings: findingsSchema.parse(findings), picture };
}

const OWN_LINE = {
  ...LINE,
  order: { select: { id: true, orderId: true, status: true } },
} satisfies Prisma.OrderLineSelect;

/** Line ids are time-ordered, so they sort by order date. */
const KEYS = keyset("printed-lines", [desc("id", "uuid")]);

/** Printed and made-to-order lines of the orders visible to a customer, newest first. */
export function listOwnLines(
  db: Db,
  account: Owner,
  { open, ...slice }: OwnLinesQuery,
): Promise<Page<OwnLine>> {
  const where: Prisma.OrderLineWhereInput = {
    stage: open ? { in: [...WAITS_FOR_BUYER] } : { not: null },
    order: { ...ownedBy(account), ...(open && { status: { in: [...OPEN_STATUSES] } }) },
  };
  return readPage(
    {
      keys: KEYS,
      where,
      find: (found) => db.orderLine.findMany({ ...found, select: OWN_LINE }),
      count: (counted) => db.orderLine.count({ where: counted }),
      entryOf: ({ order: { id, orderId, status }, ...row }) => ({
        ...requireStage(row),
        order: { _id: id, orderId, status },
      }),
    },
    slice,
  );
}

function requireStage(row: LineRow): LineStage {
  const [line] = lineStage(row);
  if (!line) throw new Error("The line needs no proof.");
  return line;
}

export async function readLineStage(db: Db, id: string): Promise<LineStage> {
  return requireStage(await db.orderLine.findUniqueOrThrow({ where: { id }, select: LINE }));
}

function lineStage({ id, name, stage, artwork }: LineRow): LineStage[] {
  if (!stage) return [];
  return [{ _id: id, name, stage, artwork: artwork && fileAnswer(artwork) }];
}
