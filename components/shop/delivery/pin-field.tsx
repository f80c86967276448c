import type { ReactNode } from "react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";

interface PinFieldProps {
  /** The id of the input, from which the id of the text below it is derived. */
  id: string;
  pin?: string;
  problem?: string | null;
  children?: ReactNode;
}

/** A field for a PIN code with its button, for a form that sends `pin`. */
export function PinField({ id, pin, problem, children }: PinFieldProps) {
  const t = useTranslate();
  return (
    <>
      <Label htmlFor={id}>{t("Delivery to your PIN code")}</Label>
      <div className="mt-1.5 flex gap-2">
        <Input
          id={id}
          name="pin"
          defaultValue={pin}
          required
          inputMode="numeric"
          autoComplete="postal-code"
          pattern="[1-9][0-9]{5}"
          maxLength={6}
          title={t("6 digits, such as 122015")}
          placeholder={t("PIN code")}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-answer` : undefined}
          className="w-36 tabular"
        />
        <Button type="submit" variant="outline">
          {t("Check")}
        </Button>
      </div>
      {(problem || children) && (
        <div id={`${id}-answer`} className="mt-2.5 text-[0.9375rem]">
          {problem ? <p className="text-destructive">{problem}</p> : children}
        </div>
      )}
    </>
  );
}
