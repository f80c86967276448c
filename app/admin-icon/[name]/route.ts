import { readFile } from "node:fs/promises";
import path from "node:path";
import { adminIcon } from "@/lib/shop/admin-icon";
import { getShopSettings } from "@/lib/shop/settings/cached";

const NAME = /^(any|maskable(?=-512))-(192|512)\.png$/;

const shipped = (kind: string, pixels: number) =>
  kind === "maskable" ? "icon-maskable-512.png" : `icon-${pixels}.png`;

/** An icon of the admin app: the owner's favicon or logo, or the shop's own mark. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const [, kind = "", size = ""] = NAME.exec((await params).name) ?? [];
  if (!kind) return new Response(null, { status: 404 });
  const pixels = Number(size);
  const { faviconUrl, logoImageUrl } = await getShopSettings();
  const isMaskable = kind === "maskable";
  const picture = faviconUrl || logoImageUrl;
  // Without turbopackIgnore, file tracing would include the whole project.
  const file = path.join(
    /* turbopackIgnore: true */ process.cwd(),
    "public",
    shipped(kind, pixels),
  );
  const png = (await adminIcon({ picture, pixels, isMaskable })) ?? (await readFile(file));
  return new Response(new Uint8Array(png), {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=86400",
      "X-Robots-Tag": "noindex",
    },
  });
}
