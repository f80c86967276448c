import { useTranslate } from "#words";
import { LabelledSelect } from "@/components/ui/labelled-select";
import type { PrintFace } from "@/lib/catalogue/model/net";
import type { Translate } from "@/lib/i18n/translate";
import { type Ink, INKS } from "../../domain/product-model/logo";
import { RangeField } from "../../domain/product-model/range-field";
import type { LogoState } from "./use-logo";

interface PrintControlsProps {
  state: LogoState;
  faces: readonly PrintFace[];
  face: string;
  onFace: (face: string) => void;
}

/** The place, size and ink of the logo. */
export function PrintControls({ state, faces, face, onFace }: PrintControlsProps) {
  const t = useTranslate();
  const { placement, place, ink, setInk } = state;
  return (
    <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3">
      {faces.length > 1 && (
        <LabelledSelect
          label={t("Printed on")}
          value={face}
          options={faces.map((one) => ({ value: one.id, label: t(one.name) }))}
          onChoose={onFace}
        />
      )}
      <LabelledSelect
        label={t("Ink")}
        value={ink}
        options={Object.entries(INKS).map(([value, { name }]) => ({ value, label: t(name) }))}
        onChoose={(value) => setInk(value as Ink)}
      />
      <div className="col-span-2 grid grid-cols-3 gap-x-4">
        <RangeField
          {...{ label: t("Size"), min: 10, max: 100, value: placement.size }}
          text={t("{percent} percent", { percent: placement.size })}
          onChange={(size) => place({ size })}
        />
        <RangeField
          {...{ label: t("Left, right"), min: -100, max: 100, value: placement.across }}
          text={sideText(
            placement.across,
            ["{percent} percent left", "{percent} percent right"],
            t,
          )}
          onChange={(across) => place({ across })}
        />
        <RangeField
          {...{ label: t("Down, up"), min: -100, max: 100, value: placement.up }}
          text={sideText(placement.up, ["{percent} percent down", "{percent} percent up"], t)}
          onChange={(up) => place({ up })}
        />
      </div>
    </div>
  );
}

function sideText(value: number, [less, more]: readonly [string, string], t: Translate): string {
  if (value === 0) return t("in the middle");
  return t(value < 0 ? less : more, { percent: Math.abs(value) });
}
