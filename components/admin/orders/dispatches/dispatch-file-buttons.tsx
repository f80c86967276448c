import { FilePlus2, X } from "lucide-react";
import { DISPATCH_FILES, DispatchFiles } from "@/components/domain/order/dispatch-files";
import { useAction } from "@/components/shared/call/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { upload } from "@/lib/client/uploads/upload";
import type { DispatchFileKind } from "@/lib/db/generated/enums";
import { SCAN_FILE, SCAN_TYPES } from "@/lib/files/attachments/attachment-kinds";
import type { OrderAnswer } from "@/lib/orders/schemas";
import type { NamedDispatch } from "@/lib/orders/view/goods";
import { FileButton } from "../../shared/file-button";

interface DispatchFileButtonsProps {
  order: OrderAnswer;
  dispatch: NamedDispatch;
  mayWrite: boolean;
  renew: () => Promise<void>;
}

/** Opens, uploads (also by phone camera) and removes a dispatch's lorry receipt and proof of delivery. */
export function DispatchFileButtons({
  order,
  dispatch,
  mayWrite,
  renew,
}: DispatchFileButtonsProps) {
  const params = { id: order._id, dispatch: dispatch._id };
  const { busy, run } = useAction({
    title: "File Not Saved",
    text: "The file could not be saved. Please try again.",
  });
  const add = (kind: DispatchFileKind, file: File) =>
    run(async () => {
      const form = new FormData();
      form.set("kind", kind);
      form.set(SCAN_FILE.field, file);
      const path = "POST /admin/orders/{id}/dispatches/{dispatch}/files";
      await upload(path, { params, form, onProgress: () => undefined });
      await renew();
      toast({ title: `${DISPATCH_FILES[kind]} Added`, description: "The buyer can read it." });
    });
  const remove = (file: string) =>
    run(async () => {
      const path = "DELETE /admin/orders/{id}/dispatches/{dispatch}/files/{file}";
      await call(path, { params: { ...params, file } });
      await renew();
    });
  return (
    <>
      {mayWrite ? (
        dispatch.files?.map((file) => (
          <span key={file._id} className="inline-flex">
            <DispatchFiles dispatch={{ ...dispatch, files: [file] }} />
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Remove ${DISPATCH_FILES[file.kind].toLowerCase()} ${file.name}`}
              onClick={() => void remove(file._id)}
            >
              <X aria-hidden />
            </Button>
          </span>
        ))
      ) : (
        <DispatchFiles dispatch={dispatch} />
      )}
      {mayWrite &&
        (["lr", "pod"] as const).map((kind) => (
          <FileButton
            key={kind}
            label={DISPATCH_FILES[kind]}
            accept={SCAN_TYPES.join()}
            busy={busy}
            onFile={(file) => void add(kind, file)}
          >
            <FilePlus2 aria-hidden /> Add {DISPATCH_FILES[kind].toLowerCase()}
          </FileButton>
        ))}
    </>
  );
}
