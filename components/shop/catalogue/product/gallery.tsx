"use client";

import { useRef, useState, type MouseEvent, type ReactNode } from "react";
import { useTranslate } from "#words";
import { cn } from "@/lib/base/cn";
import { ProductImage } from "@/components/domain/product/product-image";

/**
 * On phones slightly less than the displayed width. The difference is not visible, and many phones then load the
 * middle size, with a third of the bytes.
 */
const SIZES = "(min-width: 80rem) 660px, (min-width: 64rem) 52vw, 88vw";
const slideId = (index: number) => `picture-${index + 1}`;

interface GalleryProps {
  images: readonly string[];
  name: string;
  /** A link after the thumbnails. */
  tile?: ReactNode;
}

/**
 * Pictures side by side in a strip with scroll snap: a finger swipes it, the arrow keys scroll it, and the
 * thumbnails below link to its slides. All of that works without scripts.
 */
export function Gallery({ images, name, tile }: GalleryProps) {
  const t = useTranslate();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  const at = (index: number) => ({ place: index + 1, all: images.length });

  function follow() {
    const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 1 };
    setShown(Math.round(scrollLeft / Math.max(clientWidth, 1)));
  }

  function open(event: MouseEvent, index: number) {
    const element = strip.current;
    if (!element) return;
    event.preventDefault();
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const left = index * element.clientWidth;
    element.scrollTo({ left, behavior: still ? "instant" : "smooth" });
  }

  return (
    <section aria-label={t("Pictures")} className="min-w-0">
      <ul
        ref={strip}
        onScroll={follow}
        tabIndex={images.length > 1 ? 0 : undefined}
        aria-label={t("Pictures of {name}", { name })}
        className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto rounded-lg border bg-card [&::-webkit-scrollbar]:hidden"
      >
        {images.map((image, index) => (
          <li key={image} id={slideId(index)} className="w-full shrink-0 snap-center">
            <ProductImage
              src={image}
              alt={
                index === 0 ? name : t("{name}, picture {place} of {all}", { name, ...at(index) })
              }
              sizes={SIZES}
              width={1280}
              priority={index === 0 ? "high" : undefined}
            />
          </li>
        ))}
      </ul>
      {(images.length > 1 || tile) && (
        <ul className="mt-3 flex flex-wrap gap-2 sm:gap-3">
          {images.map((image, index) => (
            <li key={image}>
              <a
                href={`#${slideId(index)}`}
                aria-label={t("Show picture {place} of {all}", at(index))}
                aria-current={index === shown ? "true" : undefined}
                onClick={(event) => open(event, index)}
                className={cn(
                  "block w-13 overflow-hidden rounded-md border-2 sm:w-20",
                  index === shown ? "border-primary" : "border-transparent hover:border-input",
                )}
              >
                <ProductImage src={image} alt="" sizes="80px" width={360} />
              </a>
            </li>
          ))}
          {tile && <li>{tile}</li>}
        </ul>
      )}
    </section>
  );
}
