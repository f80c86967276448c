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
  const [kept, setCallOffOrder] = useState<StoredLogo | null>(null);

  useEffect(() => {
    if (!product) return;
    let isWanted = true;
    void readStoredLogo(product).then((logo) => {
      if (isWanted) setCallOffOrder(logo);
    });
    return () => {
      isWanted = false;
    };
  }, [product]);

  /** Returns false if the browser refused. */
  const keep = useCallback(
    async (logo: StoredLogo): Promise<boolean> => {
      const isKept = product !== null && (await storeLogo(product, logo));
      if (isKept) setCallOffOrder(logo);
      return isKept;
    },
    [product],
  );

  const forget = useCallback(async (): Promise<void> => {
    setCallOffOrder(null);
    if (product) await forgetLogo(product);
  }, [product]);

  return { kept, keep, forget };
}
