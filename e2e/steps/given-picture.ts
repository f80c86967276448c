import { IMAGE_WIDTHS } from "@/lib/files/picture-address";
import { storeEncoded, type StoreImageOptions } from "@/lib/files/store-image";

/** A stored picture's address; what its files hold matters to nobody who asks for it. */
export async function givenPicture(options: StoreImageOptions): Promise<string> {
  const picture = IMAGE_WIDTHS.map((width) => ({ width, content: Buffer.from(`${width} wide`) }));
  const [url = ""] = await storeEncoded([picture], options);
  return url;
}
