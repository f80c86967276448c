import { useId } from "react";
import { CopyButton } from "@/components/shared/call/copy-button";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
} from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";

interface SecretDialogProps {
  title: string;
  /** The kind of secret: "API key". */
  label: string;
  secret: string;
  children: string;
  onClose: () => void;
}

/** Shows a secret that cannot be displayed again. */
export function SecretDialog({ title, label, secret, children, onClose }: SecretDialogProps) {
  const id = useId();
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent closesOutside={false}>
        <DialogHeader title={title} description={children} />
        <DialogBody>
          <Label htmlFor={id}>{label}</Label>
          <div className="mt-1.5 flex flex-wrap items-center gap-2">
            <Input
              id={id}
              readOnly
              value={secret}
              className="min-w-0 flex-1 basis-64 font-mono"
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton text={secret} what={` ${label}`}>
              Copy
            </CopyButton>
          </div>
        </DialogBody>
        <DialogFooter className="justify-end">
          <Button onClick={onClose}>Done</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
