import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { light } from "@/lib/base/brand";
import { paths } from "@/lib/base/paths";
import { serverPaths } from "@/lib/base/server-paths";
import { getShopSettings } from "@/lib/shop/settings/cached";

/** Characters that home screens show below an icon without truncation. */
const SHORT = 12;

const ICONS = [
  ["any", 192],
  ["any", 512],
  ["maskable", 512],
] as const;

/** The manifest of the admin app; the shop has another one (app/manifest.ts). */
export async function GET(): Promise<Response> {
  await connection();
  const { siteName } = await getShopSettings();
  const own = `${siteName} Admin`;
  const icons = ICONS.map(([purpose, pixels]) => ({
    src: serverPaths.adminIcon(purpose, pixels),
    type: "image/png",
    sizes: `${pixels}x${pixels}`,
    purpose,
  }));
  const manifest: MetadataRoute.Manifest = {
    id: paths.admin(),
    name: own,
    short_name: own.length > SHORT ? "Admin" : own,
    lang: "en-IN",
    start_url: paths.admin(),
    scope: paths.admin(),
    display: "standalone",
    background_color: light.background,
    theme_color: light.band,
    icons,
  };
  return Response.json(manifest, {
    headers: { "Content-Type": "application/manifest+json", "X-Robots-Tag": "noindex" },
  });
}
