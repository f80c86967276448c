"use client";

import { useCallback, useState, type ComponentProps, type ReactNode } from "react";

interface ImageOrProps extends Omit<ComponentProps<"img">, "src" | "alt"> {
  src: string;
  alt: string;
  /** Shown when the picture fails to load. */
  fallback: ReactNode;
}

/** A picture whose URL may be broken. */
export function ImageOr({ src, alt, fallback, ...image }: ImageOrProps) {
  const [failed, setFailed] = useState<string>();

  /** The picture may have failed before hydration, when no handler was listening. */
  const check = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0)
      setFailed(element.getAttribute("src") ?? "");
  }, []);

  if (failed === src) return fallback;
  return <img ref={check} src={src} alt={alt} onError={() => setFailed(src)} {...image} />;
}
