import { Paperclip } from "lucide-react";
import { useTranslate } from "#words";
import { FileLink } from "@/components/shared/call/file-link";
import { Button } from "@/components/ui/button";
import type { NamedDispatch } from "@/lib/orders/view/goods";

export const DISPATCH_FILES = { lr: "Lorry receipt", pod: "Proof of delivery" } as const;

interface DispatchFilesProps {
  dispatch: NamedDispatch;
  orderKey?: string | undefined;
}

/** Lorry receipts and proofs of delivery of a dispatch. */
export function DispatchFiles({ dispatch: { files = [] }, orderKey }: DispatchFilesProps) {
  const t = useTranslate();
  return files.map(({ _id, kind, url, name }) => (
    <Button key={_id} asChild variant="outline" size="sm">
      <FileLink
        href={orderKey ? `${url}?key=${encodeURIComponent(orderKey)}` : url}
        download={name}
      >
        <Paperclip aria-hidden /> {t(DISPATCH_FILES[kind])}
      </FileLink>
    </Button>
  ));
}
