import "server-only";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { recordAudit, type AuditActor, changes } from "@/lib/audit/record";
import { requireCategory } from "@/lib/catalogue/categories/queries";
import type { Transaction } from "@/lib/db/client";
import {
  bindKey,
  claimKey,
  madeBefore,
  type IdempotentRequest,
  fingerprint,
} from "@/lib/db/idempotency";
import { announce } from "@/lib/messaging/events/announce";
import { toPaise } from "@/lib/pricing/money";
import type { UploadedFile } from "@/lib/files/uploads";
import { getAdminProduct } from "../admin/queries";
import type { AdminProduct } from "../admin/schemas";
import {
  chooseImages,
  requireKnownImages,
  type NewImage,
  withStoredImages,
  type SaveImagesOptions,
} from "./product-images";
import { FRESH_COLUMNS, plainColumns } from "./plain-columns";
import type { ProductRequest } from "./product-request";
import { auditedState, readState } from "./product-state";
import { refuseTakenSku } from "./refuse-taken-sku";
import { replaceReviews, replaceCompanions } from "./save-related";
import { familyAfter } from "./save-family";
import { packSizeColumns } from "../specifications";
import { refuseSupply, supplyAfter } from "./save-supply";
import { refuseTerms, termsAfter } from "./save-terms";
import { adjustStock } from "../stock/stock";

export interface CreateProductOptions extends SaveImagesOptions {
  request: ProductRequest;
  actor: AuditActor;
  /** A repeated request with the same key and form returns the product that the first one created. */
  idempotencyKey?: string;
  ipAddress: string;
}

/**
 * Adds a product with its pictures, or nothing at all. The trigger `products_indexed_new` writes the search document.
 * @throws AppError invalid_input; idempotency_conflict; unsupported_media_type, too_large or unavailable for a
 * picture
 */
export async function createProduct(options: CreateProductOptions): Promise<AdminProduct> {
  const { db, request, files } = options;
  const repeat = await claimRepeat(options);
  const [earlier] = await madeBefore(db, repeat);
  if (earlier) return getAdminProduct(db, earlier);
  // Validates everything that does not need the pictures before processing them, which is slow.
  refuseTerms(termsAfter(request));
  refuseSupply(supplyAfter(request), termsAfter(request));
  chooseImages(
    request,
    asNew(request),
    files.map(({ name }) => ({ name, url: name })),
  );
  await requireKnownImages(db, request, []);
  await requireCategory(db, request.category);
  return withStoredImages(options, (tx, added) => insertOnce(tx, options, added, repeat));
}

const asNew = ({ draft = false }: ProductRequest) => ({ images: [], draft });

async function insertOnce(
  tx: Transaction,
  options: CreateProductOptions,
  added: NewImage[],
  repeat: IdempotentRequest | undefined,
): Promise<AdminProduct> {
  const [earlier] = await claimKey(tx, repeat);
  if (earlier) return getAdminProduct(tx, earlier);
  const product = await insert(tx, options, added);
  await bindKey(tx, repeat, [product._id]);
  return product;
}

async function insert(
  tx: Transaction,
  { request, actor, ipAddress }: CreateProductOptions,
  added: NewImage[],
): Promise<AdminProduct> {
  await requireKnownImages(tx, request, []);
  await refuseTakenSku(tx, request.sku ?? null);
  const { id } = await tx.product.create({
    data: {
      ...FRESH_COLUMNS,
      ...plainColumns(request),
      ...packSizeColumns(request),
      category: await requireCategory(tx, request.category),
      originalPricePaise: request.originalPrice ? toPaise(request.originalPrice) : null,
      stockCount: 0,
      ...chooseImages(request, asNew(request), added),
      ...(await familyAfter(tx, request)),
    },
    select: { id: true },
  });
  const change = { to: request.stockCount ?? 0 };
  await adjustStock(tx, { productId: id, change, reason: "Product created", actor });
  await announce(tx, "product.changed", id);
  if (request.productReviews) await replaceReviews(tx, id, request.productReviews);
  if (request.companions) await replaceCompanions(tx, id, request.companions);
  await recordAudit(tx, {
    event: "Product Created",
    actor,
    description: request.draft
      ? `${request.name} was added as a draft`
      : `${request.name} was added to the catalogue`,
    ipAddress,
    details: { product: id, changes: { ...changes(null, auditedState(await readState(tx, id))) } },
  });
  return getAdminProduct(tx, id);
}

interface KeyedRequest {
  request: ProductRequest;
  files: readonly UploadedFile[];
  actor: AuditActor;
  idempotencyKey?: string;
}

/** Identifies a repeated request by a hash of its form fields and its files. */
async function claimRepeat({
  request,
  files,
  actor,
  idempotencyKey: key,
}: KeyedRequest): Promise<IdempotentRequest | undefined> {
  if (!key) return undefined;
  const pictures = await Promise.all(
    files.map(async ({ name, path }) => [name, await computeDigest(path)]),
  );
  const scope = `products:${actor.userId ?? actor.identifier}`;
  return { scope, key, hash: fingerprint([request, pictures]) };
}

async function computeDigest(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("base64url");
}
