import { useEffect, useEffectEvent, useState } from "react";
import {
  forgetLogo,
  keepLogo,
  orderedLogo,
  readKeptLogo,
  type KeptLogo,
} from "@/lib/client/artwork/kept-logo";

interface LineLogoOptions {
  order: string;
  /** `_id` of the printed product or style; null for a line made to measure. */
  product: string | null;
  /** Whether the line has no artwork yet. */
  isAwaited: boolean;
  /**
   * Resolves to whether the file is on the line; undefined if it did not arrive. `onPlaced` runs before the line is
   * loaded again, so that a logo still stored is not offered once more.
   */
  send: (logo: KeptLogo, onPlaced: () => Promise<void>) => Promise<boolean | undefined>;
}

/**
 * The logo from the model stored in this browser. One chosen before this order was placed is sent automatically,
 * once; any other is offered.
 */
export function useLineLogo({ order, product, isAwaited, send }: LineLogoOptions) {
  const [kept, setKept] = useState<KeptLogo | null>(null);

  async function forget(): Promise<void> {
    setKept(null);
    if (product === null) return;
    await forgetLogo(orderedLogo(order, product));
    await forgetLogo(product);
  }

  async function use(logo: KeptLogo): Promise<void> {
    await send(logo, forget);
  }

  /** The next visit repeats a lost upload, not a refused one. */
  const bring = useEffectEvent(async (logo: KeptLogo, goods: string) => {
    const isSent = await send(logo, forget);
    if (isSent === false && (await keepLogo(goods, logo))) {
      await forgetLogo(orderedLogo(order, goods));
    }
  });

  useEffect(() => {
    if (product === null) return;
    let isWanted = true;
    const find = async () => {
      const ordered = isAwaited ? await readKeptLogo(orderedLogo(order, product)) : null;
      const logo = ordered ?? (await readKeptLogo(product));
      if (!isWanted) return;
      setKept(logo);
      if (ordered) await bring(ordered, product);
    };
    void find();
    return () => {
      isWanted = false;
    };
  }, [order, product, isAwaited]);

  return { kept, use, forget };
}
