import { IMAGE_WIDTHS } from "@/lib/files/picture-address";
import { storeEncoded, type StoreImageOptions } from "@/lib/files/store-image";

/** Stores a picture and returns its URL; the content of its files is meaningless. */
export async function givenPicture(options: StoreImageOptions): Promise<string> {
  const picture = IMAGE_WIDTHS.map((width) => ({ width, content: Buffer.from(`${width} wide`) }));
  const [url = ""] = await storeEncoded([picture], options);
  return url;
}
