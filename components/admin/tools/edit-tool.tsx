"use client";

import { z } from "@/lib/base/input/zod";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { newToolSchema, type ToolAnswer } from "@/lib/artwork/tools/schemas";
import { call } from "@/lib/client/api";
import { KIND_NAMES } from "./kind-names";

interface EditToolProps {
  /** Null for a new tool. */
  tool: ToolAnswer | null;
  onClose: () => void;
  /** Resolves once the list shows it. */
  onSaved: () => Promise<unknown>;
}

const { number, kind, size, owner, paidBy, keepUntil } = newToolSchema.shape;

/** The product and the account that a tool belongs to are set by the API. */
const toolFormSchema = z.object({ number, kind, size, owner, paidBy, keepUntil });

const KINDS = Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label }));

/** Adds a tool, or corrects what is known of one. */
export function EditTool({ tool, onClose, onSaved }: EditToolProps) {
  const form = useZodForm(toolFormSchema, {
    number: tool?.number ?? "",
    kind: tool?.kind ?? "die",
    size: tool?.size ?? "",
    owner: tool?.owner ?? "",
    paidBy: tool?.paidBy ?? "",
    keepUntil: tool?.keepUntil ?? "",
  });

  async function save(body: z.output<typeof toolFormSchema>) {
    await (tool
      ? call("PATCH /admin/tools/{id}", {
          params: { id: tool._id },
          body: { ...body, updatedAt: tool.updatedAt },
        })
      : call("POST /admin/tools", { body }));
    await onSaved();
    return { title: tool ? "Tool Updated" : "Tool Added", description: body.number };
  }

  return (
    <CallDialog
      title={tool ? `Tool ${tool.number}` : "Add Tool"}
      form={form}
      failure={{
        title: tool ? "Tool Not Updated" : "Tool Not Added",
        text: "What you typed is still here. Please try again.",
      }}
      save={save}
      onClose={onClose}
      submit={tool ? "Save Changes" : "Add Tool"}
    >
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          name="number"
          label="Number"
          hint="As it stands on the tool."
          required
          autoComplete="off"
        />
        <SelectField name="kind" label="Kind" options={KINDS} required />
        <TextField name="size" label="Size" autoComplete="off" />
        <TextField name="keepUntil" label="Kept until" type="date" autoComplete="off" />
        <TextField name="owner" label="Whose it is" autoComplete="off" />
        <TextField name="paidBy" label="Who paid for it" autoComplete="off" />
      </div>
    </CallDialog>
  );
}
