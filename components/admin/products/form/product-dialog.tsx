import { useRef, useState } from "react";
import { ConfirmDialog } from "@/components/shared/call/confirm-dialog";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { refusalText } from "@/components/shared/call/refusal-text";
import { useLoad } from "@/components/shared/call/use-load";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
} from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { AdminProduct } from "@/lib/catalogue/admin/schemas";
import { call } from "@/lib/client/api";
import { type EditorState, ProductEditor } from "./product-editor";

interface ProductDialogProps {
  categories: readonly string[];
  /** Null adds a product. */
  productId: string | null;
  onClose: () => void;
  /** Resolves once the list shows the product. */
  onSaved: () => Promise<unknown>;
}

export function ProductDialog({ categories, productId, onClose, onSaved }: ProductDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const editor = useRef<EditorState>("clean");

  function leave() {
    if (editor.current === "saving") return;
    if (editor.current === "changed") setAsking(true);
    else onClose();
  }

  const shared = {
    categories,
    foot,
    onState: (state: EditorState) => {
      editor.current = state;
    },
    onLeave: leave,
    onSaved,
    onDone: onClose,
  };
  return (
    <>
      {/* Comes first in order to close first, so that the focus returns from dialog to dialog. */}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard what you entered?"
        confirm="Discard changes"
        keep="Keep editing"
        busy={false}
        onConfirm={onClose}
      >
        <p>Your changes have not been saved and will be lost.</p>
      </ConfirmDialog>
      <Dialog open onOpenChange={leave}>
        <DialogContent className="max-h-[94dvh] w-[min(60rem,calc(100vw-2rem))] max-sm:m-0 max-sm:h-dvh max-sm:max-h-dvh max-sm:w-screen max-sm:max-w-none max-sm:rounded-none max-sm:border-0">
          <DialogHeader title={productId ? "Edit Product" : "Add New Product"} />
          <DialogBody>
            {productId ? (
              <LoadedEditor id={productId} {...shared} />
            ) : (
              <ProductEditor base={null} {...shared} />
            )}
          </DialogBody>
          <DialogFooter>
            <div ref={setFoot} className="min-h-11 w-full" />
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </>
  );
}

function load(id: string, signal: AbortSignal): Promise<AdminProduct> {
  return call("GET /admin/products/{id}", { params: { id }, signal });
}

interface LoadedEditorProps {
  id: string;
  categories: readonly string[];
  foot: HTMLElement | null;
  onState: (state: EditorState) => void;
  onLeave: () => void;
  onSaved: () => Promise<unknown>;
  onDone: () => void;
}

/** Loads the product again, because the list may be outdated. */
function LoadedEditor({ id, ...editor }: LoadedEditorProps) {
  const { value, error, reload, adopt } = useLoad({ load, question: id });
  if (value) {
    return <ProductEditor key={value.updatedAt} base={value} onAdopt={adopt} {...editor} />;
  }
  if (error) {
    return <LoadFailure text={refusalText(error, "Could not load the product.")} retry={reload} />;
  }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <p role="status" className="sr-only">
        Loading the product
      </p>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-17" />
      ))}
    </div>
  );
}
