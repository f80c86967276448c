import { CircleAlert, PackageCheck, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useTranslate } from "#words";
import { FieldError } from "@/components/shared/form/field-error";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { late } from "@/components/ui/late";
import { toastFailure } from "@/components/ui/toast/toast";
import type { PrintFace } from "@/lib/catalogue/model/net";
import { GOOD_PPI, INCH_MM, LEAST_PPI } from "@/lib/artwork/preflight/resolution";
import type { StoredLogo } from "@/lib/client/artwork/stored-logo";
import {
  getOpacity,
  inked,
  LogoRefused,
  placedLogo,
  placedWords,
  type Logo,
} from "../../domain/product-model/logo";
import type { PrintedLogo } from "../../domain/product-model/paint-picture";
import { LOGO_TYPES, readLogo } from "../../domain/product-model/logo-file";
import { useStoredLogo } from "./use-stored-logo";
import type { LogoPress, LogoState } from "./use-logo";

const PrintControls = late(
  () => import("./print-controls").then((file) => file.PrintControls),
  null,
);

interface LogoControlsProps {
  state: LogoState;
  /** `_id` of the product if it can be ordered printed, else null. */
  product: string | null;
  /** The logo as painted onto the face. */
  printed: PrintedLogo | null;
  faces: readonly PrintFace[];
  face: string;
  onFace: (face: string) => void;
}

/** Chooses a logo, and sets its place and print. */
export function LogoControls(props: LogoControlsProps) {
  const { state, product, printed, faces, face, onFace } = props;
  const t = useTranslate();
  const { logo } = state;
  const [error, setError] = useState<string | null>(null);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  async function choose(file: File | null) {
    setError(null);
    state.choose(null);
    if (!file) return;
    try {
      state.choose({ logo: await readLogo(file), press: PRESS });
    } catch (failure) {
      if (!(failure instanceof LogoRefused)) throw failure;
      setError(failure.message);
    }
  }

  function toStored({ file }: Logo): StoredLogo {
    const printedOn = faces.find(({ id }) => id === face);
    const { ink, placement } = state;
    const words = printedOn && printed ? placedWords(printedOn, printed.width, ink, t) : "";
    return { file, words, print: { face, placement, ink } };
  }

  function clear() {
    if (input.current) input.current.value = "";
    void choose(null);
    input.current?.focus();
  }

  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-heading">{t("Put your logo on it")}</legend>
      <Label htmlFor={id} className="sr-only">
        {t("Logo")}
      </Label>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <input
          ref={input}
          id={id}
          type="file"
          accept={LOGO_TYPES.join(",")}
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          onChange={(event) => void choose(event.target.files?.[0] ?? null)}
          className="file-input flex-1"
        />
        {logo && (
          <Button variant="outline" size="sm" onClick={clear}>
            <X aria-hidden /> {t("Remove logo")}
          </Button>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{t(error)}</FieldError>}
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted-foreground">
        {t("PNG, JPEG, WebP or SVG. It stays in your browser until you hand it in with an order.")}
      </p>
      {logo && <PrintControls state={state} faces={faces} face={face} onFace={onFace} />}
      {logo && printed && <SharpNote logo={logo} width={printed.width} />}
      {product && (
        <div className="mt-4 empty:hidden">
          <StoreLogo {...{ product, logo, toStored }} />
        </div>
      )}
    </fieldset>
  );
}

const PRESS: LogoPress = {
  inkLogo: inked,
  placeLogo: (image, { face, placement, ink, paper }) => ({
    image,
    ...placedLogo(face, image, placement),
    panels: new Set(face.panels),
    cover: getOpacity(ink, paper),
  }),
};

interface SharpNoteProps {
  logo: Logo;
  /** The width of the print in millimetres. */
  width: number;
}

/** States the maximum size of a picture that is printed too large for its pixels, by the preflight's rule. */
function SharpNote({ logo: { pixels }, width }: SharpNoteProps) {
  const t = useTranslate();
  const ppi = pixels === null ? Infinity : (pixels * INCH_MM) / width;
  if (pixels === null || ppi >= GOOD_PPI) return null;
  const most = Math.floor((pixels * INCH_MM) / (ppi < LEAST_PPI ? LEAST_PPI : GOOD_PPI));
  const words =
    ppi < LEAST_PPI
      ? t(
          "{ppi} ppi: too coarse to print. Make it at most {most} mm wide, or choose a larger picture.",
          { ppi: Math.floor(ppi), most },
        )
      : t("{ppi} ppi: it may look soft. It is sharp up to {most} mm wide.", {
          ppi: Math.floor(ppi),
          most,
        });
  return (
    <p role="status" className="mt-3 flex gap-1.5 text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{words}</span>
    </p>
  );
}

interface StoreLogoProps {
  /** `_id` of the product, which can be ordered printed. */
  product: string;
  logo: Logo | null;
  toStored: (logo: Logo) => StoredLogo;
}

/** Stores the logo in this browser until an order of the product asks for its artwork. */
function StoreLogo({ product, logo, toStored }: StoreLogoProps) {
  const t = useTranslate();
  const { stored, store, forget } = useStoredLogo(product);

  async function use(chosen: Logo) {
    if (await store(toStored(chosen))) return;
    toastFailure(
      t("Not Kept"),
      t("Your browser keeps no files. Send the logo from your order instead."),
    );
  }

  if (!logo && !stored) return null;
  return (
    <div className="rounded-md border bg-card p-4">
      {logo && (
        <Button variant="secondary" onClick={() => void use(logo)}>
          <PackageCheck aria-hidden /> {t("Use this logo on my order")}
        </Button>
      )}
      <div role="status" className={logo && stored ? "mt-3" : undefined}>
        {stored && (
          <p>
            {t.parts(
              "{file} is kept in this browser. Order the product printed: it comes along as the artwork of that order.",
              {
                file: (
                  <span key="file" className="font-semibold break-all">
                    {stored.file.name}
                  </span>
                ),
              },
            )}
          </p>
        )}
      </div>
      {stored && (
        <Button variant="ghost" size="sm" className="mt-1 -ml-3" onClick={() => void forget()}>
          <X aria-hidden /> {t("Do not keep it")}
        </Button>
      )}
    </div>
  );
}
