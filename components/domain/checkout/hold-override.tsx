import { TextField } from "@/components/shared/form/text-field";
import { Notice } from "@/components/ui/notice";

/** Why an order on account is on hold, and the reason of staff who let it pass. */
export function HoldOverride({ text }: { text: string }) {
  return (
    <>
      <Notice className="col-span-6">{text}</Notice>
      <TextField
        name="override"
        label="Why this order passes"
        required
        hint="The audit log keeps it."
        className="col-span-6"
      />
    </>
  );
}
