import "server-only";
import { recordAudit, type AuditActor, changes } from "@/lib/audit/record";
import { requireCategory } from "@/lib/catalogue/categories/queries";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { toPaise } from "@/lib/pricing/money";
import { longMoment } from "@/lib/base/dates";
import { AppError } from "@/lib/base/errors";
import { getAdminProduct } from "../admin/queries";
import type { AdminProduct } from "../admin/schemas";
import { announceChanges } from "../fields/announce-changes";
import { changeText, laterThan } from "./change-text";
import { notePrices } from "../admin/price-changes";
import {
  chooseImages,
  requireKnownImages,
  type NewImage,
  withStoredImages,
  type SaveImagesOptions,
} from "./product-images";
import { plainColumns } from "./plain-columns";
import type { ProductRequest } from "./product-request";
import { auditedState, lockProduct, readState, type ProductState } from "./product-state";
import { refuseTakenSku } from "./refuse-taken-sku";
import { replaceReviews, replaceCompanions } from "./save-related";
import { dropEmptyFamilies, familyAfter } from "./save-family";
import { packSizeColumns } from "../specifications";
import { refuseSupply, supplyAfter } from "./save-supply";
import { refuseTerms, termsAfter } from "./save-terms";
import { adjustStock, type StockChange } from "../stock/stock";

export interface UpdateProductOptions extends SaveImagesOptions {
  id: string;
  request: ProductRequest;
  actor: AuditActor;
  ipAddress: string;
}

/**
 * Saves an edit with its new pictures, or nothing at all. Pictures that the product no longer shows stay for orders
 * that show them; the clean-up removes unused ones. The trigger `products_indexed` rewrites the search document.
 * @throws AppError not_found; edit_conflict; invalid_input; unsupported_media_type, too_large or unavailable for a
 * picture
 */
export async function updateProduct(options: UpdateProductOptions): Promise<AdminProduct> {
  const { db, id, request, files } = options;
  // Validates everything that does not need the pictures before processing them, which is slow.
  const seen = await readState(db, id);
  await check(
    db,
    seen,
    request,
    files.map(({ name }) => ({ name, url: name })),
  );
  return withStoredImages(options, (tx, added) => save(tx, options, added));
}

async function check(
  tx: Transaction,
  product: ProductState,
  request: ProductRequest,
  added: readonly NewImage[],
): Promise<void> {
  await refuseOlderEdit(tx, product, request.updatedAt);
  refuseTerms(termsAfter(request, product));
  refuseSupply(supplyAfter(request, product), termsAfter(request, product));
  await requireCategory(tx, request.category);
  await requireKnownImages(tx, request, product.images);
  chooseImages(request, ownAfter(product, request), added);
}

async function save(
  tx: Transaction,
  { id, request, actor, ipAddress }: UpdateProductOptions,
  added: NewImage[],
): Promise<AdminProduct> {
  const before = await lockProduct(tx, id);
  await check(tx, before, request, added);
  await refuseTakenSku(tx, request.sku ?? null, id);
  const data = {
    ...toEdit(before, request, added),
    category: await requireCategory(tx, request.category),
    ...(await familyAfter(tx, request, before)),
  };
  await announceChanges(tx, [id], () =>
    tx.product.update({ where: { id }, data, select: { id: true } }),
  );
  if (before.family) await dropEmptyFamilies(tx);
  const change = toStockChange(request);
  await adjustStock(tx, { productId: id, change, reason: "Product saved", actor });
  if (request.productReviews) await replaceReviews(tx, id, request.productReviews);
  if (request.companions) await replaceCompanions(tx, id, request.companions);
  const after = await readState(tx, id);
  await notePrices(tx, [{ productId: id, before, after }], actor);
  const changed = changeText(before, after);
  await recordAudit(tx, {
    event: "Product Updated",
    actor,
    description: `${request.name} was changed${changed && `: ${changed}`}`,
    ipAddress,
    details: {
      product: id,
      changes: { ...changes(auditedState(before), auditedState(after)) },
    },
  });
  return getAdminProduct(tx, id);
}

const ownAfter = (product: ProductState, { draft = product.draft }: ProductRequest) => ({
  images: product.images,
  draft,
});

/** Fields that the request leaves out stay unchanged, except the original price, which is removed. */
function toEdit(
  before: ProductState,
  request: ProductRequest,
  added: readonly NewImage[],
): Prisma.ProductUncheckedUpdateInput {
  return {
    ...plainColumns(request),
    ...packSizeColumns(request, before.specifications),
    originalPricePaise: request.originalPrice ? toPaise(request.originalPrice) : null,
    ...chooseImages(request, ownAfter(before, request), added),
    updatedAt: laterThan(before.updatedAt),
  };
}

/** When the request says which stock the editor saw, books the difference, so that packs sold meanwhile stay sold. */
function toStockChange({ stockCount, stockCountRead }: ProductRequest): StockChange {
  if (stockCount === undefined) return { delta: 0 };
  return stockCountRead === undefined ? { to: stockCount } : { delta: stockCount - stockCountRead };
}

/**
 * Refuses an edit when somebody else changed the product since it was read. `readAt` is the product's `updatedAt` at
 * that time (ISO 8601); undefined skips the check.
 * @throws AppError edit_conflict; the message says who edited it and when
 */
async function refuseOlderEdit(
  tx: Transaction,
  product: ProductState,
  readAt: string | undefined,
): Promise<void> {
  if (readAt === undefined || new Date(readAt) >= product.updatedAt) return;
  const by = await lastEditor(tx, product.id, new Date(readAt));
  const when = `on ${longMoment(product.updatedAt)}, after you opened it`;
  const what = by ? `${by} changed this product ${when}.` : `This product was changed ${when}.`;
  throw new AppError(
    "edit_conflict",
    `${what} Nothing was saved. Load it again and repeat your change.`,
    { extra: { changedBy: by ?? null, changedAt: product.updatedAt.toISOString() } },
  );
}

async function lastEditor(tx: Transaction, id: string, since: Date): Promise<string | undefined> {
  const entry = await tx.auditLog.findFirst({
    where: {
      type: "product",
      action: "Product Updated",
      timestamp: { gte: since },
      details: { path: ["product"], equals: id },
    },
    orderBy: [{ timestamp: "desc" }, { id: "desc" }],
    select: { actorName: true },
  });
  return entry?.actorName;
}
