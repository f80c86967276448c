import type { OwnShop } from "@/rigs/hard/own-shop";

/** Renames a product made by `givenProducts`, like its owner. */
export async function renameProduct(
  { origin }: Pick<OwnShop, "origin">,
  { id, name, admin }: { id: string; name: string; admin: string },
): Promise<void> {
  const address = `${origin}/api/products/${id}`;
  const product = (await (await fetch(address)).json()) as { images: string[]; updatedAt: string };
  const form = new FormData();
  const fields = {
    name,
    price: "12.50",
    category: "Protection",
    description: "Made for a test.",
    stockCount: "5000",
    stockCountRead: "5000",
    existingImages: JSON.stringify(product.images),
    updatedAt: product.updatedAt,
  };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  const headers = { Authorization: `Bearer ${admin}` };
  const answer = await fetch(address, { method: "PUT", headers, body: form });
  if (!answer.ok) throw new Error(`The edit was answered ${answer.status}: ${await answer.text()}`);
}
