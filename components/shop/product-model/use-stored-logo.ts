import { useCallback, useEffect, useState } from "react";
import {
  forgetLogo,
  storeLogo,
  readStoredLogo,
  type StoredLogo,
} from "@/lib/client/artwork/stored-logo";

/**
 * The logo stored in this browser for an order of a product.
 * @param product its `_id`; null for none
 */
export function useStoredLogo(product: string | null) {
  const [stored, setStored] = useState<StoredLogo | null>(null);

  useEffect(() => {
    if (!product) return;
    let isWanted = true;
    void readStoredLogo(product).then((logo) => {
      if (isWanted) setStored(logo);
    });
    return () => {
      isWanted = false;
    };
  }, [product]);

  /** Returns false if the browser refused. */
  const store = useCallback(
    async (logo: StoredLogo): Promise<boolean> => {
      const isStored = product !== null && (await storeLogo(product, logo));
      if (isStored) setStored(logo);
      return isStored;
    },
    [product],
  );

  const forget = useCallback(async (): Promise<void> => {
    setStored(null);
    if (product) await forgetLogo(product);
  }, [product]);

  return { stored, store, forget };
}
