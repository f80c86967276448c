import type { MetadataRoute } from "next";
import { light } from "@/lib/base/brand";
import { paths } from "@/lib/base/paths";
import { getShopSettings } from "@/lib/shop/settings/cached";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { siteName } = await getShopSettings();
  return {
    name: siteName,
    short_name: siteName,
    description: "Custom and eco-friendly packaging for businesses in India",
    lang: "en-IN",
    start_url: paths.home,
    display: "standalone",
    background_color: light.background,
    theme_color: light.band,
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
}
