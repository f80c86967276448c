import { toast } from "@/components/ui/toast/toast";

/** Says why a whole table cannot replace one with unsaved changes. */
export function describeUnsaved(): void {
  const description = "It replaces the whole table.";
  toast({ title: "Save or Discard Your Changes First", description, destructive: true });
}
