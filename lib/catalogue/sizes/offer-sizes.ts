import "server-only";
import { paths } from "@/lib/base/paths";
import { toPaise } from "@/lib/pricing/money";
import { getStyles } from "./cached";
import { meantStyles } from "./meant-styles";
import { priceRequested } from "./price-requested";
import { formatAddress } from "./size-link";

/** A size that was searched for, as a style that the shop makes in it. */
export interface OfferedSize {
  style: string;
  /** The page with this size. */
  href: string;
  quantity: number;
  /** Paise a piece at that quantity, before tax. */
  piecePaise: number;
}

/** Prices the size of a search in the styles that it may mean; leaves out those that are not made in it. */
export async function offerSizes(q: string): Promise<OfferedSize[]> {
  const offered = await Promise.all(
    meantStyles(q, await getStyles()).map(async ({ style, asked, quantity }) => {
      const { answer } = await priceRequested(style, asked);
      const price = answer?.prices.find((each) => each.quantity === quantity);
      if (!price) return [];
      const href = `${paths.customStyle(style._id)}?${formatAddress(asked)}`;
      return [
        { style: style.name, href, quantity, piecePaise: toPaise(price.price / price.basis) },
      ];
    }),
  );
  return offered.flat();
}
