import "server-only";
import { changes } from "@/lib/audit/changes";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { withPicture, type PictureOptions } from "./category-picture";
import { lockCategories, placeCategories, refuseTaken, withPlace } from "./lock-categories";
import { listCategories } from "./queries";
import type { Category, NewCategory } from "./schemas";
import { CATEGORY_LIMITS, categorySlug } from "@/lib/base/categories/slug";

export interface CreateCategoryOptions extends PictureOptions {
  request: NewCategory;
  actor: AuditActor;
  ipAddress: string;
}

/** @throws AppError invalid_input for a name that is taken; as withPicture */
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
  const { name, description = "", metaDescription = "" } = request;
  const slug = categorySlug(name);
  refuseTaken(rows, { slug, name });
  if (rows.length >= CATEGORY_LIMITS.categories) {
    const message = `A shop can have at most ${CATEGORY_LIMITS.categories} categories.`;
    throw new AppError("invalid_input", message, { fields: { name: message } });
  }
  const texts = { name, description, metaDescription, picture };
  // An address that another had is this one's from now on.
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
