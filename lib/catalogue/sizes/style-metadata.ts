import type { Metadata } from "next";
import { paths } from "@/lib/base/paths";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { MADE_TO_SIZE } from "@/lib/pricing/size-spec";
import { formatDecimal, toPaise } from "@/lib/pricing/money";
import type { Crumb } from "../product-page/structured-data";
import type { SizePriceAnswer, Style } from "./schemas";

export const STYLES_CRUMB: Crumb = { name: MADE_TO_SIZE, path: paths.customStyles };

export const styleCrumbs = ({ _id, name }: Style): Crumb[] => [
  { name: "Home", path: paths.home },
  STYLES_CRUMB,
  { name, path: paths.customStyle(_id) },
];

export function styleMetadata({ _id, name, picture }: Style, t: Translate = inEnglish): Metadata {
  const title = t("{style} in your size", { style: t(name) });
  const description = t(
    "Type length, width and height and see at once what your own {style} costs, with its dieline.",
    { style: t(name).toLowerCase() },
  );
  // Every size has an address that can be sent; search engines keep the one without a size.
  const url = paths.customStyle(_id);
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      title,
      description,
      url,
      ...(picture ? { images: [{ url: picture, alt: t(name) }] } : {}),
    },
  };
}

/** JSON-LD of the style with the prices that the page shows, before tax. */
export function styleData(origin: string, style: Style, { prices }: SizePriceAnswer): object {
  const url = `${origin}${paths.customStyle(style._id)}`;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: style.name,
    ...(style.picture ? { image: new URL(style.picture, origin).href } : {}),
    offers: {
      "@type": "AggregateOffer",
      url,
      priceCurrency: "INR",
      lowPrice: formatDecimal(Math.min(...prices.map(({ total }) => toPaise(total)))),
      offerCount: prices.length,
      offers: prices.map(({ quantity, total }) => ({
        "@type": "Offer",
        url,
        price: formatDecimal(toPaise(total)),
        priceCurrency: "INR",
        eligibleQuantity: { "@type": "QuantitativeValue", value: quantity, unitCode: "C62" },
        priceSpecification: {
          "@type": "PriceSpecification",
          price: formatDecimal(toPaise(total)),
          priceCurrency: "INR",
          valueAddedTaxIncluded: false,
        },
      })),
    },
  };
}
