"use client";

import { useCallback, useState } from "react";
import { useTranslate } from "#words";
import { cn } from "@/lib/base/cn";
import { imageAtWidth, imageSrcSet } from "@/lib/files/picture-address";

interface ProductImageProps {
  src: string;
  alt: string;
  /** The displayed width, in the syntax of the HTML attribute. */
  sizes: string;
  /** Pixels, for browsers that do not support `srcset`. */
  width: number;
  /** `high`: the main picture of the first screen; `soon`: near the top; otherwise loaded on scroll. */
  priority?: "high" | "soon";
  className?: string;
}

/** A square picture in the best stored width; if it fails to load, a drawing of a box replaces it. */
export function ProductImage(props: ProductImageProps) {
  const { src, alt, sizes, width, priority, className } = props;
  const [failed, setFailed] = useState<string | null>(null);

  /** The picture may have failed before the page was hydrated, when no handler was listening. */
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(image.getAttribute("src"));
  }, []);

  const shown = imageAtWidth(src, width);
  if (failed === shown || src === "") return <ImagePlaceholder alt={alt} className={className} />;
  return (
    // The pictures are stored in several widths; Next's optimizer would encode them again.
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

/** A line drawing of a closed carton, shown if the picture fails to load. */
function ImagePlaceholder({ alt, className }: { alt: string; className?: string }) {
  const t = useTranslate();
  return (
    <svg
      role="img"
      aria-label={alt === "" ? undefined : t("{name} (picture not available)", { name: alt })}
      aria-hidden={alt === "" ? true : undefined}
      viewBox="0 0 120 120"
      className={cn("image-placeholder", className)}
    >
      <g
        fill="none"
        stroke="var(--kraft-foreground)"
        strokeOpacity=".55"
        strokeWidth="1.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M60 38 28 49v30l32 12 32-12V49z" fill="var(--kraft-line)" fillOpacity=".28" />
        <path d="M28 49l32 12 32-12M60 61v30" />
        <path
          d="M44 43.5 76 55.2v9.3l-6-2.2v-5L38.5 45.6"
          fill="var(--kraft-line)"
          fillOpacity=".4"
        />
        <path d="M34 73.5l8 3M34 69l4.5 1.7" />
        <path d="M22 97h76" strokeDasharray="3 4" />
      </g>
    </svg>
  );
}
