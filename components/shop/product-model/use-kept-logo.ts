import { useCallback, useEffect, useState } from "react";
import { forgetLogo, keepLogo, readKeptLogo } from "@/lib/client/artwork/kept-logo";

/**
 * The logo that waits in this browser for an order of a product.
 * @param product its `_id`; null for none
 */
export function useKeptLogo(product: string | null) {
  const [kept, setKept] = useState<File | null>(null);

  useEffect(() => {
    if (!product) return;
    let isWanted = true;
    void readKeptLogo(product).then((file) => {
      if (isWanted) setKept(file);
    });
    return () => {
      isWanted = false;
    };
  }, [product]);

  /** Returns false when the browser refused. */
  const keep = useCallback(
    async (file: File): Promise<boolean> => {
      const isKept = product !== null && (await keepLogo(product, file));
      if (isKept) setKept(file);
      return isKept;
    },
    [product],
  );

  const forget = useCallback(async (): Promise<void> => {
    setKept(null);
    if (product) await forgetLogo(product);
  }, [product]);

  return { kept, keep, forget };
}
