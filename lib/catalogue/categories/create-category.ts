import "server-only";
import { recordAudit, type AuditActor, changes } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { AppError, invalidField } from "@/lib/base/errors";
import { CATEGORY_LIMITS, categorySlug } from "@/lib/base/ids/category-slug";
import { checkPicture } from "@/lib/files/check-picture";
import { currentStorage } from "@/lib/files/storage";
import { discardImages, storeUpload } from "@/lib/files/store-image";
import type { UploadedFile } from "@/lib/files/uploads";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { ImageStorage } from "@/lib/files/image-storage";
import { lockCategories, placeCategories, refuseTaken, withPlace } from "./lock-categories";
import { listCategories } from "./queries";
import { type Category, type NewCategory, CATEGORY_PICTURE } from "./schemas";

export interface CreateCategoryOptions extends PictureOptions {
  request: NewCategory;
  actor: AuditActor;
  ipAddress: string;
}

/** @throws AppError invalid_input when the name is taken, and all errors of withPicture */
export async function createCategory(options: CreateCategoryOptions): Promise<Category[]> {
  return withPicture(options, (picture) =>
    options.db.$transaction((tx) => insert(tx, options, picture ?? null)),
  );
}

async function insert(
  tx: Transaction,
  { request, actor, ipAddress }: CreateCategoryOptions,
  picture: string | null,
): Promise<Category[]> {
  const rows = await lockCategories(tx);
  const { name, description = "", metaDescription = "", googleCategory = "" } = request;
  const { translations = {} } = request;
  const slug = categorySlug(name);
  refuseTaken(rows, { slug, name });
  if (rows.length >= CATEGORY_LIMITS.categories) {
    throw invalidField("name", `A shop can have at most ${CATEGORY_LIMITS.categories} categories.`);
  }
  const texts = { name, description, metaDescription, googleCategory, picture, translations };
  // Takes over the address if another category used it before.
  await tx.categoryAddress.deleteMany({ where: { slug } });
  await tx.category.create({
    data: { slug, ...texts, position: rows.length + 1 },
    select: { slug: true },
  });
  const { order } = request;
  const slugs = [...rows.map((row) => row.slug), slug];
  if (order !== undefined) await placeCategories(tx, withPlace(slugs, slug, order));
  await recordAudit(tx, {
    event: "Category Created",
    actor,
    description: `The category ${name} was added`,
    ipAddress,
    details: { category: slug, changes: changes(null, texts) },
  });
  return listCategories(tx);
}

export interface PictureOptions {
  db: PrismaClient;
  /** The first picture of the form. */
  file: UploadedFile | undefined;
  /** Defaults to the storage configured in the environment. */
  storage?: ImageStorage;
}

/**
 * Stores the uploaded picture, then calls `save`. If `save` throws, the new picture is removed again. The previous
 * picture stays until the daily clean-up, because open pages still show it.
 * @throws AppError unsupported_media_type, too_large, unavailable, and all errors of `save`
 */
export async function withPicture<T>(
  { db, file, storage = currentStorage() }: PictureOptions,
  save: (picture: string | undefined) => Promise<T>,
): Promise<T> {
  if (!file) return save(undefined);
  await checkPicture(file, CATEGORY_PICTURE.field);
  const picture = await storeUpload(file, CATEGORY_PICTURE.field, { db, storage });
  try {
    return await save(picture);
  } catch (error) {
    if (error instanceof AppError) await discardImages([picture], { db, storage });
    throw error;
  }
}
