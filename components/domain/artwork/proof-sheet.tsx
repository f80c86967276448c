import type { MouseEvent, ReactNode, Ref } from "react";
import { useTranslate } from "#words";
import type { ProofAnswer } from "@/lib/artwork/proofs/schemas";
import { cn } from "@/lib/base/cn";

/** A place on a page: shares of its width and height, from 0 to 1. */
export interface Place {
  /** From 1. */
  page: number;
  x: number;
  y: number;
}

interface ProofSheetProps {
  proof: ProofAnswer;
  /** Gives a guest access to the pictures. */
  orderKey: string | undefined;
  /** The place of the note being written. */
  chosen?: Place | null;
  /** Whether the chosen place stays in view above the note's form, which covers the lower part of a phone. */
  keepsInView?: boolean;
  onChoose?: (place: Place) => void;
}

/** The URLs of a proof's pages, with the order key for a guest. */
export function pageAddresses({ pages }: ProofAnswer, orderKey: string | undefined): string[] {
  const query = orderKey ? `?key=${encodeURIComponent(orderKey)}` : "";
  return pages.map((address) => `${address}${query}`);
}

/** The pages of a proof with its pins. Where notes can be added, pressing a page chooses the place. */
export function ProofSheet(props: ProofSheetProps) {
  const { proof, orderKey, chosen = null, keepsInView = false, onChoose } = props;
  const t = useTranslate();
  return (
    <div className="space-y-4">
      {pageAddresses(proof, orderKey).map((address, index) => {
        const page = index + 1;
        const pins = proof.pins.filter((pin) => pin.page === page);
        return (
          <figure key={address} className="relative overflow-hidden rounded-md border bg-white">
            <Picture
              src={address}
              alt={t("Proof {n}, page {page}", { n: proof.n, page })}
              onChoose={onChoose && ((place) => onChoose({ page, ...place }))}
            />
            {pins.map((pin) => (
              <Marker key={pin._id} {...pin} isSettled={pin.settled}>
                {pin.n}
              </Marker>
            ))}
            {chosen?.page === page && (
              <Marker {...chosen} isSettled={false} ref={keepsInView ? scrollNear : null}>
                +
              </Marker>
            )}
          </figure>
        );
      })}
    </div>
  );
}

interface PictureProps {
  src: string;
  alt: string;
  onChoose: ((place: Omit<Place, "page">) => void) | undefined;
}

function Picture({ src, alt, onChoose }: PictureProps) {
  const t = useTranslate();
  const picture = <img src={src} alt={alt} loading="lazy" className="block w-full" />;
  if (!onChoose) return picture;
  function choose(event: MouseEvent<HTMLButtonElement>): void {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // A press of a key has no coordinates.
    const isPressed = event.detail > 0;
    const x = isPressed ? (event.clientX - left) / width : 0.5;
    const y = isPressed ? (event.clientY - top) / height : 0.5;
    onChoose?.({ x: bounded(x), y: bounded(y) });
  }
  return (
    <button type="button" className="block w-full cursor-crosshair" onClick={choose}>
      {picture}
      <span className="sr-only">{t("Write a note about a place on this page")}</span>
    </button>
  );
}

const scrollNear = (marker: HTMLElement | null) => marker?.scrollIntoView({ block: "nearest" });

const bounded = (share: number) => Math.min(1, Math.max(0, Math.round(share * 1000) / 1000));

interface MarkerProps {
  x: number;
  y: number;
  isSettled: boolean;
  ref?: Ref<HTMLSpanElement>;
  children: ReactNode;
}

function Marker({ x, y, isSettled, ref, children }: MarkerProps) {
  return (
    <span
      ref={ref}
      aria-hidden
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      className={cn(
        "pointer-events-none absolute grid size-7 -translate-1/2 scroll-mb-72 place-items-center rounded-full border-2 border-white text-sm font-semibold text-white tabular shadow-over sm:scroll-mb-4",
        isSettled ? "bg-[#4b5563]" : "bg-[#b91c1c]",
      )}
    >
      {children}
    </span>
  );
}
