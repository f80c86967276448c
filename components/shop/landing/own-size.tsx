import { useId } from "react";
import { useTranslate } from "#words";
import { StyleDrawing } from "@/components/domain/product-model/style-drawing";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/base/cn";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import type { Style } from "@/lib/catalogue/sizes/schemas";
import { readAddress } from "@/lib/catalogue/sizes/read-address";
import { stageBox } from "../../domain/product-model/stage-box";
import { LANDING_STAGE } from "../sizes/sticky-stage";
import { WakingModel } from "../sizes/waking-model";

const SIDES = [
  ["l", "Length"],
  ["w", "Width"],
  ["h", "Height"],
] as const;

/** Opens the price of a size. A plain form, which needs no script. */
export function OwnSize({ style }: { style: Style }) {
  const t = useTranslate();
  const id = useId();
  const usual = readAddress(style, {});
  return (
    <section aria-labelledby={`${id}-title`} className="border-b bg-card">
      <div className="container-page grid items-center gap-x-12 gap-y-4 py-6 sm:grid-cols-2 sm:py-10">
        <WakingModel style={style}>
          {/* Reserves space for the instructions below the model. */}
          <div className="pb-7">
            <div className={cn(stageBox, LANDING_STAGE)}>
              <StyleDrawing style={style} className="h-full sm:aspect-5/4" />
            </div>
          </div>
        </WakingModel>
        <div>
          <h2 id={`${id}-title`} className="text-title">
            {t("Your box, your size")}
          </h2>
          <p className="mt-2 measure text-lead text-muted-foreground">
            {t("Type what has to fit in and see at once what your own box costs.")}
          </p>
          <form
            method="get"
            action={inLanguage(t.language, paths.customStyle(style._id))}
            className="mt-5 grid max-w-md grid-cols-3 gap-3"
          >
            {SIDES.map(([name, side]) => (
              <div key={name}>
                <Label htmlFor={`${id}-${name}`} className="mb-1.5">
                  {t(side)} <span className="font-normal text-muted-foreground">mm</span>
                </Label>
                <Input
                  id={`${id}-${name}`}
                  name={name}
                  defaultValue={usual[name]}
                  inputMode="decimal"
                  autoComplete="off"
                  className="tabular"
                />
              </div>
            ))}
            <Button type="submit" size="lg" className="col-span-3">
              {t("See the price")}
            </Button>
          </form>
          <Link
            href={paths.customStyles}
            prefetch={false}
            className="mt-3 inline-flex min-h-11 items-center font-semibold text-link"
          >
            {t("All styles made to size")}
          </Link>
        </div>
      </div>
    </section>
  );
}
