import { X } from "lucide-react";
import { useState, type ChangeEvent } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useTranslate } from "#words";
import { refusalText } from "@/components/shared/call/refusal-text";
import { FieldFrame } from "@/components/shared/form/field-frame";
import { Button } from "@/components/ui/button";
import { upload } from "@/lib/client/uploads/upload";
import { SENDING } from "@/lib/client/checkout/fields";
import { SCAN_FILE, SCAN_TOO_LARGE, SCAN_TYPES } from "@/lib/files/attachments/attachment-kinds";
import type { Quote } from "@/lib/orders/cart/schemas";

const NAME = "purchaseOrder";

interface PurchaseOrderFieldProps {
  label: string;
  demand: Quote["purchaseOrder"];
}

/**
 * The buyer's purchase order as a file, which is uploaded as soon as it is chosen and referred to by the
 * order.
 */
export function PurchaseOrderField({ label, demand }: PurchaseOrderFieldProps) {
  const t = useTranslate();
  const { field } = useController({ name: NAME });
  const { setError, clearErrors, setValue } = useFormContext();
  const [name, setName] = useState("");
  // An upload does not survive leaving the page.
  const isSending = field.value === SENDING && name !== "";
  const isThere = Boolean(field.value) && field.value !== SENDING;
  const store = (value: string) => setValue(NAME, value, { shouldDirty: true });

  async function send({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = input.files ?? [];
    if (!chosen) return;
    clearErrors(NAME);
    if (chosen.size > SCAN_FILE.maxBytes) {
      setError(NAME, { message: t(SCAN_TOO_LARGE) });
      return;
    }
    setName(chosen.name);
    store(SENDING);
    const form = new FormData();
    form.set(SCAN_FILE.field, chosen);
    try {
      const file = await upload("POST /purchase-orders", { form, onProgress: () => undefined });
      setName(file.name);
      store(file._id);
    } catch (error) {
      store("");
      const message = refusalText(error, t("The file could not be sent. Please try again."), t);
      setError(NAME, { message });
    }
  }

  return (
    <FieldFrame
      name={NAME}
      label={label}
      required={demand === "file"}
      hint={
        demand === "file"
          ? t("The company asks for it with each order. PDF, PNG or JPEG, at most 10 MB.")
          : t("PDF, PNG or JPEG, at most 10 MB.")
      }
      className="col-span-6"
    >
      {(control) =>
        isThere ? (
          <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
            <span role="status" className="min-w-0 font-semibold [overflow-wrap:anywhere]">
              {name ? t("Added: {name}", { name }) : t("A file is added.")}
            </span>
            <Button
              ref={field.ref}
              aria-describedby={control["aria-describedby"]}
              variant="outline"
              size="sm"
              onClick={() => store("")}
            >
              <X aria-hidden /> {t("Remove file")}
            </Button>
          </div>
        ) : (
          <>
            <input
              {...control}
              ref={field.ref}
              type="file"
              accept={SCAN_TYPES.join(",")}
              disabled={isSending}
              onChange={(event) => void send(event)}
              className="file-input w-full"
            />
            <span role="status" className={isSending ? "mt-1.5 block text-sm" : "sr-only"}>
              {isSending && t("Sending {name}", { name })}
            </span>
          </>
        )
      }
    </FieldFrame>
  );
}
