"use client";

import { useCallback, useState } from "react";
import { cn } from "@/lib/base/cn";
import { imageAtWidth, imageSrcSet } from "@/lib/files/picture-address";
import { ImagePlaceholder } from "./image-placeholder";

interface ProductImageProps {
  src: string;
  alt: string;
  /** How wide the picture is drawn, as in the HTML attribute. */
  sizes: string;
  /** Pixels, for browsers that know no `srcset`. */
  width: number;
  /** `high`: the first thing a visitor should see; `soon`: near the top; otherwise when scrolled to. */
  priority?: "high" | "soon";
  className?: string;
}

/** A square picture in the width that fits; a drawn box stands in where it cannot be loaded. */
export function ProductImage(props: ProductImageProps) {
  const { src, alt, sizes, width, priority, className } = props;
  const [failed, setFailed] = useState<string | null>(null);

  /** The picture may have failed before the page became interactive. */
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(image.getAttribute("src"));
  }, []);

  const shown = imageAtWidth(src, width);
  if (failed === shown || src === "") return <ImagePlaceholder alt={alt} className={className} />;
  return (
    // The stored pictures come in their widths already; an optimizer would encode them once more.
    <img
      ref={check}
      src={shown}
      srcSet={imageSrcSet(src)}
      sizes={sizes}
      width={width}
      height={width}
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority === "high" ? "high" : undefined}
      decoding={priority === "high" ? undefined : "async"}
      onError={() => setFailed(shown)}
      className={cn("product-image", className)}
    />
  );
}
