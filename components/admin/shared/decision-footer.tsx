import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";

interface DecisionFooterProps {
  /** The button's text: "Record 3 payments"; null if there is nothing to do. */
  action: string | null;
  /** The text while it runs: "Recording". */
  busyLabel: string;
  busy: boolean;
  /** Something else is running, so the button is inactive. */
  waits?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function DecisionFooter(props: DecisionFooterProps) {
  const { action, busyLabel, busy, waits = busy, onConfirm, onClose } = props;
  return (
    <DialogFooter className="justify-end">
      <Button variant="outline" onClick={onClose}>
        {action === null ? "Close" : "Cancel"}
      </Button>
      {action !== null && (
        <Button aria-disabled={waits} onClick={onConfirm}>
          {busy && <Spinner />}
          {busy ? busyLabel : action}
        </Button>
      )}
    </DialogFooter>
  );
}
