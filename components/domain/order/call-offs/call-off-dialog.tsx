import { useState } from "react";
import { useTranslate } from "#words";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import type { NamedCallOffs } from "@/lib/orders/view/goods";
import type { Outcome } from "@/components/shared/call/confirm-action";
import { z } from "@/lib/base/input/zod";
import { quantityWords } from "@/lib/orders/line-text";
import { LineQuantities } from "../line-quantities";

interface CallOffDialogProps {
  called: NamedCallOffs;
  /** The first day that can be chosen: "2026-12-01"; any day without it. */
  earliest?: string;
  /** The call-off to change; a new one if absent. */
  changed?: NamedCallOffs["callOffs"][number];
  send: (lines: { line: string; quantity: number }[], on: string) => Promise<Outcome>;
  onClose: () => void;
}

const formSchema = z.object({ on: z.iso.date("Choose a day.") });

/** Asks which quantities to dispatch on which day. */
export function CallOffDialog({ called, earliest, changed, send, onClose }: CallOffDialogProps) {
  const t = useTranslate();
  const lines = called.lines
    .map((line) => ({
      ...line,
      free: line.free + (changed?.line === line.line ? changed.quantity : 0),
    }))
    .filter(({ line, free }) => (changed ? changed.line === line : free > 0));
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(
    () => new Map(changed ? [[changed.line, changed.quantity]] : []),
  );
  const [refusal, setRefusal] = useState("");
  const form = useZodForm(formSchema, { on: changed?.on ?? "" });

  function choose(next: typeof chosen) {
    setRefusal("");
    setChosen(next);
  }

  async function submit({ on }: z.output<typeof formSchema>) {
    const wanted = lines
      .map(({ line }) => ({ line, quantity: chosen.get(line) ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    setRefusal(wanted.length === 0 ? t("Choose what is to leave.") : "");
    return wanted.length > 0 && send(wanted, on);
  }

  return (
    <CallDialog
      title={t(changed ? "Change a Call-off" : "Call Off Goods")}
      description={t("What is to leave, and on which day?")}
      form={form}
      failure={{
        title: t("Not Called Off"),
        text: t("What you chose is still here. Please try again."),
      }}
      onRefused={({ fields }) => {
        setRefusal(t(fields.lines ?? ""));
        return fields.lines !== undefined;
      }}
      save={submit}
      onClose={onClose}
      submit={t(changed ? "Save Change" : "Call Off")}
    >
      <LineQuantities
        label={t("Quantities to call off")}
        lines={lines.map(({ line, name, unit, free }) => ({
          line,
          name,
          most: free,
          hint: t("{quantity} can be called off", { quantity: quantityWords(free, unit, t) }),
        }))}
        chosen={chosen}
        question={(name) => t("How much of {name}", { name })}
        error={refusal}
        onChange={choose}
      />
      <div className="mt-5">
        <TextField name="on" label={t("Day")} type="date" min={earliest} required />
      </div>
    </CallDialog>
  );
}
