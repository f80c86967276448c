import { readFile } from "node:fs/promises";
import path from "node:path";
import type { EncodedPicture } from "@/lib/files/encode-picture";
import { IMAGE_WIDTHS, variantName } from "@/lib/files/picture-address";
import type { DemoProduct } from "./types";

const FOLDER = path.resolve("prisma/demo/pictures");

/** Views of a product, in the order of its gallery. */
const VIEWS = ["hero", "in-use", "measures"] as const;

/** Reads the pictures of a product from the folder `pictures`, already encoded in every width. */
export function readPictures({ slug }: DemoProduct): Promise<EncodedPicture[]> {
  return Promise.all(VIEWS.map((view) => readPicture(`${slug}-${view}`)));
}

function readPicture(name: string): Promise<EncodedPicture> {
  return Promise.all(
    IMAGE_WIDTHS.map(async (width) => ({
      width,
      content: await readFile(path.join(FOLDER, variantName(name, width))),
    })),
  );
}
