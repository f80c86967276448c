import type { Metadata } from "next";
import { cutText, shortenText } from "@/lib/base/text/cut-text";
import { paths } from "@/lib/base/paths";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import type { ArchivedProduct } from "./archived-product";
import { ARCHIVED_META } from "./archived-meta";
import type { Product } from "../schemas";
import type { Crumb } from "./structured-data";

/** Characters of a description that search engines show. */
const DESCRIPTION_LENGTH = 160;

export function productCrumbs({ _id, name, category }: Product): Crumb[] {
  return [
    { name: "Home", path: paths.home },
    { name: "Products", path: paths.products() },
    { name: category, path: paths.products({ category }) },
    { name, path: paths.product(_id) },
  ];
}

/** Shortens `text` to at most `length` characters, cut between words. */
export function excerpt(text: string, length = DESCRIPTION_LENGTH): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= length) return line;
  const end = line.slice(0, length).lastIndexOf(" ");
  return end > 0 ? `${cutText(line, end)}…` : shortenText(line, length);
}

/** The web process sends this page with status 404 when it sees the meta tag. */
export function archivedMetadata(
  { name, category }: Pick<ArchivedProduct, "name" | "category">,
  t: Translate = inEnglish,
): Metadata {
  return {
    title: t("{name} is no longer sold", { name }),
    description: t("{name} is no longer sold. See what else there is of {category}.", {
      name,
      category: t(category),
    }),
    robots: { index: false },
    other: { [ARCHIVED_META]: "true" },
  };
}

export function productMetadata(product: Product, siteName: string): Metadata {
  const { _id, name, description, images, thumbnailImage } = product;
  const text = excerpt(description);
  const url = paths.product(_id);
  const image = { url: images[0] ?? thumbnailImage, alt: name };
  return {
    title: name,
    description: text,
    alternates: { canonical: url },
    openGraph: {
      type: "website",
      locale: "en_IN",
      siteName,
      title: name,
      description: text,
      url,
      images: [image],
    },
    twitter: { card: "summary_large_image", title: name, description: text, images: [image] },
  };
}
