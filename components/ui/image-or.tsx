"use client";

import { useCallback, useState, type ComponentProps, type ReactNode } from "react";

interface ImageOrProps extends Omit<ComponentProps<"img">, "src" | "alt"> {
  src: string;
  alt: string;
  /** Stands in where the picture cannot be loaded. */
  fallback: ReactNode;
}

/** A picture from an address that may be broken. */
export function ImageOr({ src, alt, fallback, ...image }: ImageOrProps) {
  const [failed, setFailed] = useState<string>();

  /** It may have failed before the page became interactive. */
  const check = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0)
      setFailed(element.getAttribute("src") ?? "");
  }, []);

  if (failed === src) return fallback;
  return <img ref={check} src={src} alt={alt} onError={() => setFailed(src)} {...image} />;
}
