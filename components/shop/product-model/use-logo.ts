import { useMemo, useState } from "react";
import type { PrintFace } from "@/lib/catalogue/model/net";
import type { Paper } from "@/lib/catalogue/model/palette";
import type { Ink, Logo, Placement } from "../../domain/product-model/logo";
import type { PrintedLogo } from "../../domain/product-model/paint-picture";

/** Functions that print a logo; their code loads with the controls. */
export interface LogoPress {
  inkLogo: (logo: Logo, ink: Ink) => HTMLCanvasElement;
  placeLogo: (
    image: HTMLCanvasElement,
    on: { face: PrintFace; placement: Placement; ink: Ink; paper: Paper },
  ) => PrintedLogo;
}

interface Chosen {
  logo: Logo;
  press: LogoPress;
}

export interface LogoState {
  logo: Logo | null;
  choose: (chosen: Chosen | null) => void;
  ink: Ink;
  setInk: (ink: Ink) => void;
  placement: Placement;
  place: (change: Partial<Placement>) => void;
}

const FIRST_PLACEMENT: Placement = { size: 70, across: 0, up: 0 };

/** The chosen logo, its print settings, and the print as painted onto a face. */
export function useLogo(face: PrintFace | undefined, paper: Paper) {
  const [chosen, choose] = useState<Chosen | null>(null);
  const [ink, setInk] = useState<Ink>("own");
  const [placement, setPlacement] = useState(FIRST_PLACEMENT);
  const place = (change: Partial<Placement>) => setPlacement((now) => ({ ...now, ...change }));
  const image = useMemo(() => chosen && chosen.press.inkLogo(chosen.logo, ink), [chosen, ink]);
  const printed = useMemo(
    () =>
      chosen && image && face
        ? chosen.press.placeLogo(image, { face, placement, ink, paper })
        : null,
    [chosen, image, face, placement, ink, paper],
  );
  const logo = chosen?.logo ?? null;
  const state: LogoState = { logo, choose, ink, setInk, placement, place };
  return { state, printed };
}
