import { Pencil, Plus, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Rows } from "@/components/shared/list/rows";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { toastFailure } from "@/components/ui/toast/toast";
import { counted } from "@/lib/base/text/counts";
import type { TableContent } from "@/lib/catalogue/sizes/table-schema";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { SectionHeading } from "../shared/section-heading";
import { IconButton } from "../shared/row-buttons";
import { BOARD_COLUMNS, FINISH_COLUMNS, PRINT_COLUMNS, STYLE_COLUMNS } from "./columns";
import { missingStyles, STYLE_NAMES, usedBy, withoutEntry } from "./change-table";
import { EditDialogs, type Edited } from "./edit-dialogs";
import type { Entry, Part } from "./typed-entries";

interface TableSectionsProps {
  table: TableContent;
  /** Null if read-only. */
  onChange: ((table: TableContent) => void) | null;
}

export function TableSections({ table, onChange }: TableSectionsProps) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const may = onChange !== null;
  const remove = (part: Exclude<Part, "styles">, index: number) => {
    const entry = table[part][index];
    const styles = entry ? usedBy(table, part, entry._id) : [];
    if (styles.length === 0) return onChange?.(withoutEntry(table, part, index));
    const description = `Take it out of ${styles.join(", ")} first.`;
    toastFailure(`${entry?.name ?? "This"} Is in Use`, description);
  };
  /** The buttons of a row; the first print is plain and cannot be removed. */
  const actions = (part: Exclude<Part, "styles">) => ({
    name: "Actions",
    cell: (entry: { _id: string; name: string }) => {
      const index = table[part].findIndex(({ _id }) => _id === entry._id);
      return (
        <span className="flex">
          <Edit name={entry.name} onClick={() => setEdited({ part, index })} />
          {entry._id !== "plain" && (
            <IconButton
              Icon={X}
              label={`Remove ${entry.name}`}
              onClick={() => remove(part, index)}
            />
          )}
        </span>
      );
    },
  });
  const add = (part: Exclude<Part, "styles">, what: string) =>
    may && (
      <AddButton onClick={() => setEdited({ part, index: table[part].length })}>{what}</AddButton>
    );
  return (
    <>
      <Section
        title="Styles"
        text="What you make to size. A style that is switched off is not in the shop."
        actions={
          may &&
          missingStyles(table).map((id) => (
            <AddButton key={id} onClick={() => setEdited({ part: "styles", id })}>
              Add {STYLE_NAMES[id]}
            </AddButton>
          ))
        }
      >
        <Rows
          caption="Styles"
          entries={table.styles}
          keyOf={getId}
          columns={[
            ...STYLE_COLUMNS,
            ...(may
              ? [
                  {
                    name: "Actions",
                    cell: ({ _id, name }: Entry<"styles">) => (
                      <Edit name={name} onClick={() => setEdited({ part: "styles", id: _id })} />
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Section>
      <Section
        title="Boards"
        text="What the boxes are cut from."
        actions={add("boards", "Add Board")}
      >
        <Rows
          caption="Boards"
          entries={table.boards}
          keyOf={getId}
          columns={[...BOARD_COLUMNS, ...(may ? [actions("boards")] : [])]}
        />
      </Section>
      <Section
        title="Prints"
        text="Ink by area, and set-up once for a run."
        actions={add("prints", "Add Print")}
      >
        <Rows
          caption="Prints"
          entries={table.prints}
          keyOf={getId}
          columns={[...PRINT_COLUMNS, ...(may ? [actions("prints")] : [])]}
        />
      </Section>
      <Section
        title="Finishes"
        text="Varnish, lamination and the like, by area."
        actions={add("finishes", "Add Finish")}
      >
        {table.finishes.length === 0 ? (
          <p className="text-sm text-muted-foreground">No finish is offered yet.</p>
        ) : (
          <Rows
            caption="Finishes"
            entries={table.finishes}
            keyOf={getId}
            columns={[...FINISH_COLUMNS, ...(may ? [actions("finishes")] : [])]}
          />
        )}
      </Section>
      <Section
        title="Margins and waste"
        text="For all styles."
        actions={
          may && (
            <Button variant="outline" size="sm" onClick={() => setEdited({ part: "terms" })}>
              <Pencil aria-hidden /> Edit<span className="sr-only"> margins and waste</span>
            </Button>
          )
        }
      >
        <Terms table={table} />
      </Section>
      {edited && onChange && (
        <EditDialogs
          table={table}
          edited={edited}
          onClose={() => setEdited(null)}
          onApply={(next) => {
            onChange(next);
            setEdited(null);
          }}
        />
      )}
    </>
  );
}

const getId = ({ _id }: { _id: string }) => _id;

const rupees = (amount: number) => formatRupees(toPaise(amount));

interface SectionProps {
  title: string;
  text: string;
  actions: ReactNode;
  children: ReactNode;
}

function Section({ title, text, actions, children }: SectionProps) {
  return (
    <Card className="p-5 sm:p-6">
      <SectionHeading as="h3" title={title} actions={actions} className="mb-4">
        {text}
      </SectionHeading>
      {children}
    </Card>
  );
}

function AddButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="outline" size="sm" onClick={onClick}>
      <Plus aria-hidden /> {children}
    </Button>
  );
}

const Edit = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <IconButton Icon={Pencil} label={`Edit ${name}`} onClick={onClick} />
);

function Terms({ table }: { table: TableContent }) {
  const { wastePercent, leastOrder, margins } = table;
  return (
    <dl className="grid gap-x-6 gap-y-2 text-[0.9375rem] sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-muted-foreground">Waste of board</dt>
      <dd className="tabular">{wastePercent}%</dd>
      <dt className="text-muted-foreground">Least order value</dt>
      <dd className="tabular">{rupees(leastOrder)}</dd>
      <dt className="text-muted-foreground">Margin of the price</dt>
      <dd>
        <ul className="tabular">
          {margins.map(({ from, percent }) => (
            <li key={from}>
              {percent}% from {counted(from, "piece")}
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  );
}
