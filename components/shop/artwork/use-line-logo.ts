import { useEffect, useEffectEvent, useState } from "react";
import {
  forgetLogo,
  storeLogo,
  orderedLogo,
  readStoredLogo,
  type StoredLogo,
} from "@/lib/client/artwork/stored-logo";

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
  send: (logo: StoredLogo, onPlaced: () => Promise<void>) => Promise<boolean | undefined>;
}

/**
 * The logo from the model stored in this browser. One chosen before this order was placed is sent automatically,
 * once; any other is offered.
 */
export function useLineLogo({ order, product, isAwaited, send }: LineLogoOptions) {
  const [stored, setStored] = useState<StoredLogo | null>(null);

  async function forget(): Promise<void> {
    setStored(null);
    if (product === null) return;
    await forgetLogo(orderedLogo(order, product));
    await forgetLogo(product);
  }

  async function use(logo: StoredLogo): Promise<void> {
    await send(logo, forget);
  }

  /** The next visit repeats a lost upload, not a refused one. */
  const bring = useEffectEvent(async (logo: StoredLogo, goods: string) => {
    const isSent = await send(logo, forget);
    if (isSent === false && (await storeLogo(goods, logo))) {
      await forgetLogo(orderedLogo(order, goods));
    }
  });

  useEffect(() => {
    if (product === null) return;
    let isWanted = true;
    const find = async () => {
      const ordered = isAwaited ? await readStoredLogo(orderedLogo(order, product)) : null;
      const logo = ordered ?? (await readStoredLogo(product));
      if (!isWanted) return;
      setStored(logo);
      if (ordered) await bring(ordered, product);
    };
    void find();
    return () => {
      isWanted = false;
    };
  }, [order, product, isAwaited]);

  return { stored, use, forget };
}
