"use client";

import { useState } from "react";
import { useWords } from "#words";
import { useAction } from "@/components/shared/call/use-action";
import { FieldError } from "@/components/shared/form/field-frame";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm } from "@/components/shared/form/zod-form";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import type { ShownCallOffs } from "@/lib/client/checkout/shown-order";
import { z } from "@/lib/base/input/zod";
import { quantityWords } from "@/lib/orders/line-text";

interface CallOffDialogProps {
  called: ShownCallOffs;
  /** The first day that can be chosen: "2026-12-01"; any day without it. */
  earliest?: string;
  /** The call-off that is changed; a new one without it. */
  changed?: ShownCallOffs["callOffs"][number];
  send: (lines: { line: string; quantity: number }[], on: string) => Promise<void>;
  onClose: () => void;
}

const formSchema = z.object({ on: z.iso.date("Choose a day.") });

/** Asks what is to leave on which day. */
export function CallOffDialog({ called, earliest, changed, send, onClose }: CallOffDialogProps) {
  const say = useWords();
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
  const { run } = useAction({
    title: say("Not Called Off"),
    text: say("What you chose is still here. Please try again."),
    onRefused: ({ fields }) => {
      setRefusal(say(fields.lines ?? ""));
      return showFieldErrors(form, fields) || fields.lines !== undefined;
    },
  });

  function submit({ on }: z.output<typeof formSchema>) {
    const wanted = lines
      .map(({ line }) => ({ line, quantity: chosen.get(line) ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    setRefusal(wanted.length === 0 ? say("Choose what is to leave.") : "");
    return wanted.length === 0 ? undefined : run(() => send(wanted, on));
  }

  return (
    <FormDialog
      title={say(changed ? "Change a Call-off" : "Call Off Goods")}
      description={say("What is to leave, and on which day?")}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submit={say(changed ? "Save Change" : "Call Off")}
    >
      <ul aria-label={say("What is called off")} className="divide-y">
        {lines.map(({ line, name, unit, free }) => (
          <li
            key={line}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0"
          >
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
              <p className="text-sm text-muted-foreground tabular">
                {say("{quantity} can be called off", {
                  quantity: quantityWords(free, unit, say),
                })}
              </p>
            </div>
            <QuantityStepper
              label={say("How much of {name}", { name })}
              value={chosen.get(line) ?? 0}
              min={0}
              max={free}
              onChange={(next) => {
                setRefusal("");
                setChosen(new Map(chosen).set(line, next));
              }}
            />
          </li>
        ))}
      </ul>
      {refusal && <FieldError id="call-off-lines-error">{refusal}</FieldError>}
      <div className="mt-5">
        <TextField name="on" label={say("Day")} type="date" min={earliest} required />
      </div>
    </FormDialog>
  );
}
