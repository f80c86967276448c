import "server-only";
import { recordAudit, type AuditActor, changes } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { announce, isAsked } from "@/lib/messaging/events/announce";
import { categorySlug } from "@/lib/base/ids/category-slug";
import { withPicture, type PictureOptions } from "./create-category";
import {
  categoryAt,
  lockCategories,
  placeCategories,
  refuseTaken,
  withPlace,
  type CategoryRow,
} from "./lock-categories";
import { listCategories } from "./queries";
import type { Category, CategoryChanges } from "./schemas";

export interface UpdateCategoryOptions extends PictureOptions {
  /** The current slug, before the change. */
  slug: string;
  request: CategoryChanges;
  actor: AuditActor;
  ipAddress: string;
}

export interface UpdatedCategory {
  /** All categories after the change. */
  categories: Category[];
  /** True when the name changed, which changes every product of the category. */
  isRenamed: boolean;
}

/** A long timeout, because renaming a category rewrites every one of its products. */
const TRANSACTION = { maxWait: 10_000, timeout: 120_000 };

/**
 * Changes a category. A new name gives it a new slug; the former slug redirects to it, and its products take the new
 * name.
 * @throws AppError not_found; invalid_input when the name is taken; and all errors of withPicture
 */
export async function updateCategory(options: UpdateCategoryOptions): Promise<UpdatedCategory> {
  return withPicture(options, (picture) =>
    options.db.$transaction((tx) => save(tx, options, picture), TRANSACTION),
  );
}

async function save(
  tx: Transaction,
  options: UpdateCategoryOptions,
  picture: string | undefined,
): Promise<UpdatedCategory> {
  const { slug, request } = options;
  const rows = await lockCategories(tx);
  const before = categoryAt(rows, slug);
  const after = changed(before, request, picture);
  const others = rows.filter((row) => row !== before);
  refuseTaken(others, after);
  await write(tx, before, after);
  if (request.order !== undefined) {
    const slugs = rows.map((row) => (row === before ? after.slug : row.slug));
    await placeCategories(tx, withPlace(slugs, after.slug, request.order));
  }
  await note(tx, options, before, { ...after, position: request.order ?? before.position });
  return { categories: await listCategories(tx), isRenamed: after.name !== before.name };
}

function changed(
  before: CategoryRow,
  { name = before.name, removePicture, ...request }: CategoryChanges,
  picture: string | undefined,
): CategoryRow {
  return {
    slug: name === before.name ? before.slug : categorySlug(name),
    name,
    description: request.description ?? before.description,
    metaDescription: request.metaDescription ?? before.metaDescription,
    googleCategory: request.googleCategory ?? before.googleCategory,
    translations: request.translations ?? before.translations,
    picture: picture ?? (removePicture ? null : before.picture),
    position: before.position,
  };
}

async function write(tx: Transaction, before: CategoryRow, after: CategoryRow): Promise<void> {
  if (after.slug !== before.slug) {
    await tx.categoryAddress.deleteMany({ where: { slug: after.slug } });
  }
  // The foreign key (ON UPDATE CASCADE) updates the category name on the products.
  await tx.category.update({ where: { slug: before.slug }, data: after, select: { slug: true } });
  if (after.slug !== before.slug) {
    await tx.categoryAddress.create({
      data: { slug: before.slug, category: after.slug },
      select: { slug: true },
    });
  }
  if (after.name !== before.name) await announceRenamed(tx, after.name);
}

async function announceRenamed(tx: Transaction, category: string): Promise<void> {
  if (!(await isAsked(tx, "product.changed"))) return;
  const products = await tx.product.findMany({ where: { category }, select: { id: true } });
  await announce(
    tx,
    "product.changed",
    products.map(({ id }) => id),
  );
}

async function note(
  tx: Transaction,
  { actor, ipAddress }: UpdateCategoryOptions,
  before: CategoryRow,
  after: CategoryRow,
): Promise<void> {
  const differences = changes(before, after);
  if (Object.keys(differences).length === 0) return;
  await recordAudit(tx, {
    event: "Category Updated",
    actor,
    description:
      before.name === after.name
        ? `The category ${after.name} was changed`
        : `The category ${before.name} was renamed to ${after.name}`,
    ipAddress,
    details: { category: after.slug, changes: differences },
  });
}
