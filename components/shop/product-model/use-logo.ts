import { useMemo, useState } from "react";
import type { PrintFace } from "@/lib/catalogue/model/net";
import type { Paper } from "@/lib/catalogue/model/palette";
import {
  getOpacity,
  FIRST_PLACEMENT,
  inked,
  placedLogo,
  type Ink,
  type Logo,
  type Placement,
} from "../../domain/product-model/logo";
import type { PrintedLogo } from "../../domain/product-model/paint-picture";

export interface LogoState {
  logo: Logo | null;
  setLogo: (logo: Logo | null) => void;
  ink: Ink;
  setInk: (ink: Ink) => void;
  placement: Placement;
  place: (change: Partial<Placement>) => void;
}

/** The chosen logo and how it is printed. */
export function useLogo(): LogoState {
  const [logo, setLogo] = useState<Logo | null>(null);
  const [ink, setInk] = useState<Ink>("own");
  const [placement, setPlacement] = useState(FIRST_PLACEMENT);
  const place = (change: Partial<Placement>) => setPlacement((now) => ({ ...now, ...change }));
  return { logo, setLogo, ink, setInk, placement, place };
}

/** The logo as it is painted onto a face. */
export function usePrintedLogo(
  { logo, ink, placement }: LogoState,
  face: PrintFace | undefined,
  paper: Paper,
): PrintedLogo | null {
  const image = useMemo(() => logo && inked(logo, ink), [logo, ink]);
  return useMemo(() => {
    if (!image || !face) return null;
    const place = placedLogo(face, image, placement);
    return { image, ...place, panels: new Set(face.panels), cover: getOpacity(ink, paper) };
  }, [image, face, placement, ink, paper]);
}
