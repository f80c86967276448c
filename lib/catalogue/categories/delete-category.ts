import "server-only";
import { type AuditedWrite, recordAudit, changes } from "@/lib/audit/record";
import { counted } from "@/lib/base/text/counts";
import { AppError } from "@/lib/base/errors";
import { categoryAt, lockCategories, placeCategories } from "./lock-categories";

export interface DeleteCategoryOptions extends AuditedWrite {
  slug: string;
}

/** @throws AppError not_found; in_use while it has any product, even an archived one */
export async function deleteCategory(options: DeleteCategoryOptions): Promise<void> {
  const { db, slug, actor, ipAddress } = options;
  await db.$transaction(async (tx) => {
    const rows = await lockCategories(tx);
    const { name, description, metaDescription, googleCategory, picture } = categoryAt(rows, slug);
    const used = await tx.product.count({ where: { category: name } });
    if (used > 0) throw inUse(name, used);
    await tx.category.delete({ where: { slug }, select: { slug: true } });
    const left = rows.map((row) => row.slug).filter((other) => other !== slug);
    await placeCategories(tx, left);
    await recordAudit(tx, {
      event: "Category Deleted",
      actor,
      description: `The category ${name} was deleted`,
      ipAddress,
      details: {
        category: slug,
        changes: changes({ name, description, metaDescription, googleCategory, picture }, null),
      },
    });
  });
}

function inUse(name: string, products: number): AppError {
  return new AppError(
    "in_use",
    `${name} holds ${counted(products, "product")}, those that were deleted included. Move them to another category first.`,
  );
}
