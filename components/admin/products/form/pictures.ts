import { PRODUCT_LIMITS } from "@/lib/catalogue/product-form";

/** The pictures of a product during editing: stored ones, and files to upload. */

interface StoredPicture {
  id: string;
  url: string;
}

interface NewPicture {
  id: string;
  file: File;
  /** Its name in the request, which is unique. */
  name: string;
}

export type Picture = StoredPicture | NewPicture;

export interface Pictures {
  /** In the order of the product page. */
  items: Picture[];
  /** The id of the picture in lists; null when there is none. */
  thumbnail: string | null;
}

export const NO_PICTURES: Pictures = { items: [], thumbnail: null };

export function isNew(picture: Picture): picture is NewPicture {
  return "file" in picture;
}

export function pictureName(picture: Picture): string {
  return isNew(picture) ? picture.name : (picture.url.split("/").at(-1) ?? picture.url);
}

export function storedPictures(urls: readonly string[], thumbnail: string): Pictures {
  const items = urls.map((url) => ({ id: url, url }));
  return { items, thumbnail: urls.includes(thumbnail) ? thumbnail : (urls[0] ?? null) };
}

/** The file types that the shop can encode, with their extensions. */
export const PICTURE_TYPES: Record<string, string[]> = {
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/webp": [".webp"],
  "image/avif": [".avif"],
  "image/gif": [".gif"],
};

const MEGABYTES = PRODUCT_LIMITS.imageBytes / 1024 / 1024;

interface Chosen {
  files: File[];
  /** Why the other files are refused, one sentence each. */
  refusals: string[];
}

/** Separates the files that the server would refuse: other types, too large, too many. */
export function sortOut({ items }: Pictures, files: readonly File[]): Chosen {
  const chosen: Chosen = { files: [], refusals: [] };
  const newOnes = items.filter(isNew).length;
  for (const file of files) {
    const room = Math.min(
      PRODUCT_LIMITS.newImages - newOnes - chosen.files.length,
      PRODUCT_LIMITS.images - items.length - chosen.files.length,
    );
    const problem = fileProblem(file, room);
    if (problem) chosen.refusals.push(problem);
    else chosen.files.push(file);
  }
  return chosen;
}

function fileProblem(file: File, room: number): string | undefined {
  const ending = /\.[^.]+$/.exec(file.name.toLowerCase())?.[0] ?? "";
  const endings = file.type ? PICTURE_TYPES[file.type] : Object.values(PICTURE_TYPES).flat();
  if (!endings || (!file.type && !endings.includes(ending))) {
    return `${file.name} is not a picture that can be used. Choose JPEG, PNG, WebP, AVIF or GIF.`;
  }
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > PRODUCT_LIMITS.imageBytes) {
    return `${file.name} is larger than ${MEGABYTES} MB. Save it smaller and choose it again.`;
  }
  if (room <= 0) {
    return `${file.name} is one too many: at most ${PRODUCT_LIMITS.newImages} new pictures in one save, ${PRODUCT_LIMITS.images} in all.`;
  }
  return undefined;
}

let pictureCount = 0;

/** Adds files at the end; if there were no pictures, the first becomes the thumbnail. */
export function addFiles({ items, thumbnail }: Pictures, files: readonly File[]): Pictures {
  const next = [...items];
  for (const file of files) {
    pictureCount += 1;
    next.push({ id: `new-${pictureCount}`, file, name: freeName(next, file.name) });
  }
  return { items: next, thumbnail: thumbnail ?? next[0]?.id ?? null };
}

/** Returns "box.jpg", or "box (2).jpg" when another file already has that name. */
function freeName(items: readonly Picture[], name: string): string {
  const taken = new Set(items.filter(isNew).map((picture) => picture.name));
  const [, stem = name, ending = ""] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? [];
  let candidate = name;
  for (let copy = 2; taken.has(candidate); copy++) candidate = `${stem} (${copy})${ending}`;
  return candidate;
}

/** Removes a picture; if it was the thumbnail, the next one becomes it (docs/product.md: Catalogue). */
export function withoutPicture({ items, thumbnail }: Pictures, id: string): Pictures {
  const index = items.findIndex((picture) => picture.id === id);
  const next = items.filter((picture) => picture.id !== id);
  if (thumbnail !== id) return { items: next, thumbnail };
  return { items: next, thumbnail: (next[index] ?? next[0])?.id ?? null };
}

/** Moves a picture; positions outside the list change nothing. */
export function movedPicture(pictures: Pictures, from: number, to: number): Pictures {
  const items = [...pictures.items];
  const [picture] = items.splice(from, 1);
  if (!picture || from < 0 || to < 0 || to > items.length) return pictures;
  items.splice(to, 0, picture);
  return { ...pictures, items };
}
