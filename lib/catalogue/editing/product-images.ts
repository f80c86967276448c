import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError, invalidField } from "@/lib/base/errors";
import type { PrismaClient } from "@/lib/db/generated/client";
import { discardImages, storeUploads } from "@/lib/files/store-image";
import { currentStorage } from "@/lib/files/storage";
import type { UploadedFile } from "@/lib/files/uploads";
import type { ImageStorage } from "@/lib/files/image-storage";
import { PRODUCT_LIMITS, THUMBNAIL_REQUIRED } from "../product-form";
import type { ProductRequest } from "./product-request";

/** The pictures of a product after a save. */
export interface ChosenImages {
  images: string[];
  /** Empty when there is no picture. */
  thumbnailImage: string;
}

/** Only a draft may be without pictures. */
interface Own {
  images: readonly string[];
  draft: boolean;
}

/** A picture uploaded with the save: the sender's file name and the stored address. */
export interface NewImage {
  name: string;
  url: string;
}

type Choice = Pick<ProductRequest, "existingImages" | "imageOrder" | "thumbnailImageCandidate">;

/**
 * Combines the pictures: kept ones first, then new ones, unless an order is given. The thumbnail is the chosen one,
 * else the first.
 * @throws AppError invalid_input when a product that is not a draft has no picture, when there are too many, or when
 * the choice is not among them
 */
export function chooseImages(
  choice: Choice,
  current: Own,
  added: readonly NewImage[],
): ChosenImages {
  const existing = choice.existingImages ?? current.images;
  const images = inOrder([...existing, ...added.map(({ url }) => url)], choice.imageOrder, added);
  const [first] = images;
  if (!first && current.draft) return { images, thumbnailImage: "" };
  if (!first) throw invalidField("images", THUMBNAIL_REQUIRED);
  if (images.length > PRODUCT_LIMITS.images) {
    throw invalidField("images", `A product can have at most ${PRODUCT_LIMITS.images} images.`);
  }
  const candidate = choice.thumbnailImageCandidate;
  if (!candidate) return { images, thumbnailImage: first };
  const thumbnailImage = getAddress(candidate, added);
  if (!images.includes(thumbnailImage)) {
    throw invalidField(
      "thumbnailImageCandidate",
      "Choose one of the product's images as the thumbnail.",
    );
  }
  return { images, thumbnailImage };
}

/** A new picture is identified by its file name, an existing one by its address. */
function getAddress(called: string, added: readonly NewImage[]): string {
  return added.find(({ name }) => name === called)?.url ?? called;
}

/** Pictures that the order does not name come last. */
function inOrder(
  urls: string[],
  order: string[] | undefined,
  added: readonly NewImage[],
): string[] {
  if (!order) return urls;
  const first = order
    .map((called) => getAddress(called, added))
    .filter((url) => urls.includes(url));
  return [...new Set([...first, ...urls])];
}

/**
 * Refuses pictures unless they are the product's own, or stored and unused. Locks the unused ones, so that the
 * clean-up cannot remove them meanwhile.
 * @throws AppError invalid_input naming the first unknown picture
 */
export async function requireKnownImages(
  tx: Transaction,
  { existingImages = [] }: Choice,
  current: readonly string[],
): Promise<void> {
  const others = existingImages.filter((url) => !current.includes(url));
  if (others.length === 0) return;
  const free = await tx.$queryRaw<{ url: string }[]>`
    SELECT i."url" FROM "stored_images" i
    WHERE i."url" = ANY (${others}) AND NOT EXISTS (
      SELECT FROM "products" p WHERE p."images" @> ARRAY[i."url"]
    )
    FOR KEY SHARE OF i`;
  const unknown = others.find((url) => !free.some((row) => row.url === url));
  if (unknown === undefined) return;
  throw invalidField(
    "existingImages",
    `“${unknown}” is not an image of this product. Open it again and choose its images once more.`,
  );
}

/** Form field of the pictures. */
const FIELD = "images";

export interface SaveImagesOptions {
  db: PrismaClient;
  files: readonly UploadedFile[];
  /** Defaults to the storage configured in the environment. */
  storage?: ImageStorage;
}

/**
 * Stores pictures, then saves in one transaction. If the save is refused, the new pictures are removed; if the
 * request repeats an earlier save, those that the earlier product does not show are removed. When it is unknown
 * whether the save was committed, the pictures stay: the product may need them, and otherwise the clean-up removes
 * them.
 */
export async function withStoredImages<T extends { images: readonly string[] }>(
  { db, files, storage = currentStorage() }: SaveImagesOptions,
  save: (tx: Transaction, added: NewImage[]) => Promise<T>,
): Promise<T> {
  const urls = await storeUploads(files, FIELD, { db, storage });
  const added = urls.map((url, index) => ({ url, name: files[index]?.name ?? "" }));
  try {
    const saved = await db.$transaction((tx) => save(tx, added));
    const unused = urls.filter((url) => !saved.images.includes(url));
    await discardImages(unused, { db, storage });
    return saved;
  } catch (error) {
    if (error instanceof AppError) await discardImages(urls, { db, storage });
    throw error;
  }
}
