import { toastFailure } from "@/components/ui/toast/toast";

/** Says why a whole table cannot replace one with unsaved changes. */
export function describeUnsaved(): void {
  const description = "It replaces the whole table.";
  toastFailure("Save or Discard Your Changes First", description);
}
