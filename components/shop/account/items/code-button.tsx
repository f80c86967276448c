import { Tag } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { late } from "@/components/ui/late";
import type { OrderAnswer } from "@/lib/orders/schemas";
import type { Coded } from "./code-dialog";

const CodeDialog = late(() => import("./code-dialog").then((file) => file.CodeDialog), null);

interface CodeButtonProps {
  /** Null if the buyer names the product. */
  of: Coded | null;
  typed?: string;
  onSaved?: () => void;
}

/** Opens the dialog for the buyer's own code of a product or item. */
export function CodeButton({ of, typed = "", onSaved = () => undefined }: CodeButtonProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant={of ? "ghost" : "outline"}
        className={of ? "-ml-3" : "mt-3"}
        onClick={() => CodeDialog.demand(setOpen)}
      >
        <Tag aria-hidden />{" "}
        {t(of?.code ? "Change Your Code" : of ? "Add Your Code" : "Add Your Code of a Product")}
        {of && <span className="sr-only"> {of.name}</span>}
      </Button>
      {isOpen && (
        <CodeDialog of={of} typed={typed} onSaved={onSaved} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** The item or unprinted product of an order line that a code can be given to; null for other lines. */
export function codedLine(line: OrderAnswer["products"][number]): Coded | null {
  const { item, kind, stage, product, code = null } = line;
  const id = item ?? (kind === "product" && stage === null ? product._id : null);
  return id === null ? null : { id, name: product.name, code };
}
