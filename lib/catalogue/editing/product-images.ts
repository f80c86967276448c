import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { PRODUCT_LIMITS, THUMBNAIL_REQUIRED } from "../product-form";
import type { ProductRequest } from "./product-request";
import type { PrismaClient } from "@/lib/db/generated/client";
import { discardImages, storeUploads } from "@/lib/files/store-image";
import { currentStorage, type ImageStorage } from "@/lib/files/storage";
import type { UploadedFile } from "@/lib/files/uploads";

/** The pictures that a save leaves a product with. */
export interface ChosenImages {
  images: string[];
  /** Empty where there is none. */
  thumbnailImage: string;
}

/** Only a draft may have none. */
interface Own {
  images: readonly string[];
  draft: boolean;
}

/** A picture that comes with the save: how its sender calls it, and where it is stored. */
export interface NewImage {
  name: string;
  url: string;
}

type Choice = Pick<ProductRequest, "existingImages" | "imageOrder" | "thumbnailImageCandidate">;

/**
 * Kept pictures first and new ones behind them, unless an order is given; the thumbnail is the one
 * that was chosen, or the first.
 * @throws AppError invalid_input where there is none of what is no draft, there are too many, or the choice is
 *   not among them
 */
export function chooseImages(
  choice: Choice,
  current: Own,
  added: readonly NewImage[],
): ChosenImages {
  const kept = choice.existingImages ?? current.images;
  const images = inOrder([...kept, ...added.map(({ url }) => url)], choice.imageOrder, added);
  const [first] = images;
  if (!first && current.draft) return { images, thumbnailImage: "" };
  if (!first) throw refuse("images", THUMBNAIL_REQUIRED);
  if (images.length > PRODUCT_LIMITS.images) {
    throw refuse("images", `A product can have at most ${PRODUCT_LIMITS.images} images.`);
  }
  const candidate = choice.thumbnailImageCandidate;
  if (!candidate) return { images, thumbnailImage: first };
  const thumbnailImage = addressOf(candidate, added);
  if (!images.includes(thumbnailImage)) {
    throw refuse("thumbnailImageCandidate", "Choose one of the product's images as the thumbnail.");
  }
  return { images, thumbnailImage };
}

/** A new picture is called by its file name, any other by its address. */
function addressOf(called: string, added: readonly NewImage[]): string {
  return added.find(({ name }) => name === called)?.url ?? called;
}

/** What the order does not name stays behind what it names. */
function inOrder(
  urls: string[],
  order: string[] | undefined,
  added: readonly NewImage[],
): string[] {
  if (!order) return urls;
  const first = order.map((called) => addressOf(called, added)).filter((url) => urls.includes(url));
  return [...new Set([...first, ...urls])];
}

/**
 * Refuses pictures that are neither the product's own nor stored and unused; the latter are held, so
 * that the clean-up cannot take them meanwhile.
 * @throws AppError invalid_input, naming the first of them
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
  throw refuse(
    "existingImages",
    `“${unknown}” is not an image of this product. Open it again and choose its images once more.`,
  );
}

function refuse(field: string, message: string): AppError {
  return new AppError("invalid_input", message, { fields: { [field]: message } });
}

/** The form's field of the pictures. */
const FIELD = "images";

export interface SaveImagesOptions {
  db: PrismaClient;
  files: readonly UploadedFile[];
  /** Where pictures go; by default where the environment says. */
  storage?: ImageStorage;
}

/**
 * Stores pictures, then saves in one transaction; a save that is refused takes them back, and one that
 * had been made before those that it does not show. Where it is unknown whether the save was kept they
 * stay: were they needed, the product would have lost them, and if not, the clean-up finds them.
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
