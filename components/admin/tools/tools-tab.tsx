import { Hammer, Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { useZodForm } from "@/components/shared/form/zod-form";
import { dayText } from "@/components/shared/format/dates";
import { pickFrom, searchText } from "@/components/shared/list/filters";
import type { Column } from "@/components/shared/list/rows";
import { fetchPage, useList } from "@/components/shared/list/use-list";
import { Button } from "@/components/ui/button";
import { newToolSchema, type ToolAnswer } from "@/lib/artwork/tools/schemas";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { ToolKind } from "@/lib/db/generated/enums";
import { AdminList } from "../shared/admin-list";
import { EditDialog } from "../shared/edit-dialog";
import { type FieldDefinition, Fields } from "../shared/fields";
import { PageHeading } from "../shared/page-heading";

const KIND_NAMES: Record<ToolKind, string> = {
  die: "Die",
  plate: "Plate",
  cylinder: "Cylinder",
};

const load = fetchPage("GET /admin/tools");

const filters = { q: searchText, kind: pickFrom(Object.values(ToolKind)) };

const toColumns = (onEdit: (tool: ToolAnswer) => void): Column<ToolAnswer>[] => [
  {
    name: "Number",
    isTitle: true,
    cellClassName: "w-full min-w-32 py-2",
    cell: ({ number, kind, size }) => (
      <>
        <span className="block font-semibold break-words">{number}</span>
        <span className="block text-sm text-muted-foreground">
          {[KIND_NAMES[kind], size].filter(Boolean).join(", ")}
        </span>
      </>
    ),
  },
  { name: "Owner", className: "max-md:hidden", cell: ({ owner }) => owner ?? "–" },
  { name: "Paid by", className: "max-lg:hidden", cell: ({ paidBy }) => paidBy ?? "–" },
  {
    name: "Last used",
    className: "max-md:hidden",
    cellClassName: "whitespace-nowrap",
    cell: ({ lastUsedOn }) => toDay(lastUsedOn),
  },
  {
    name: "Kept until",
    className: "max-sm:hidden",
    cellClassName: "whitespace-nowrap",
    cell: ({ keepUntil }) => toDay(keepUntil),
  },
  {
    name: "Actions",
    cell: (tool) => (
      <Button size="sm" variant="outline" onClick={() => onEdit(tool)}>
        <Pencil aria-hidden /> Edit<span className="sr-only"> {tool.number}</span>
      </Button>
    ),
  },
];

const toDay = (day: string | null) => (day ? dayText(new Date(day)) : "–");

/** The dies, plates and cylinders used in production. */
export function ToolsTab() {
  const list = useList({ load, filters, pageSize: 50, what: "tools" });
  const [edited, setEdited] = useState<ToolAnswer | "new" | null>(null);
  return (
    <section aria-label="Tools">
      <PageHeading
        title="Tools"
        actions={
          <Button size="sm" onClick={() => setEdited("new")}>
            <Plus aria-hidden /> Add Tool
          </Button>
        }
      >
        Dies, plates and cylinders: whose they are, who paid for them, and how long they are kept.
      </PageHeading>
      <AdminList
        list={list}
        toolbar={{
          choices: {
            kind: { label: "Kind", all: "All kinds", options: KIND_NAMES, className: "w-44" },
          },
        }}
        caption="Tools by number"
        keyOf={({ _id }) => _id}
        columns={toColumns(setEdited)}
        empty={{
          title: "No Tools Yet",
          text: "Add a die, plate or cylinder, and name it when you send a proof.",
          Icon: Hammer,
        }}
      />
      {edited && (
        <EditTool
          tool={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={list.renew}
        />
      )}
    </section>
  );
}

interface EditToolProps {
  /** Null for a new tool. */
  tool: ToolAnswer | null;
  onClose: () => void;
  /** Resolves once the list shows the tool. */
  onSaved: () => Promise<unknown>;
}

const { number, kind, size, owner, paidBy, keepUntil } = newToolSchema.shape;

/** The product and the account that a tool belongs to are set by the API. */
const toolFormSchema = z.object({ number, kind, size, owner, paidBy, keepUntil });

const KINDS = Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label }));

const FIELDS: readonly FieldDefinition[] = [
  { name: "number", label: "Number", hint: "As written on the tool.", required: true },
  { kind: "choice", name: "kind", label: "Kind", options: KINDS, required: true },
  { name: "size", label: "Size" },
  { name: "keepUntil", label: "Kept until", type: "date" },
  { name: "owner", label: "Whose it is" },
  { name: "paidBy", label: "Who paid for it" },
];

/** Adds a tool, or corrects its details. */
function EditTool({ tool, onClose, onSaved }: EditToolProps) {
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
    return body.number;
  }

  return (
    <EditDialog
      kind="Tool"
      title={tool && `Tool ${tool.number}`}
      form={form}
      save={save}
      onClose={onClose}
    >
      <Fields of={FIELDS} />
    </EditDialog>
  );
}
