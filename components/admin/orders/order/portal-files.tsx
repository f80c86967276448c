import { Ban, FileJson, QrCode, Truck } from "lucide-react";
import { useState } from "react";
import { FileLink } from "@/components/shared/call/file-link";
import { useLoad } from "@/components/shared/call/use-load";
import { Button } from "@/components/ui/button";
import { apiAddress } from "@/lib/api/call";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import type { PortalsAnswer } from "@/lib/documents/portal-files/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { CancelIrn } from "../actions/cancel-irn";
import { ConsigneeDialog } from "./consignee-dialog";
import { RecordIrn } from "./record-irn";

interface PortalFilesProps {
  order: Pick<OrderAnswer, "_id" | "orderId" | "documents">;
  renew: () => Promise<void>;
}

const load = (question: string, signal: AbortSignal) => {
  const [id = ""] = question.split(" ");
  return call("GET /admin/orders/{id}/portals", { params: { id }, signal });
};

/** What the e-invoice and e-way bill portals would reject, their files, and their responses. */
export function PortalFiles({ order, renew }: PortalFilesProps) {
  const [isOpen, setOpen] = useState<"irn" | "consignee" | null>(null);
  const mayRead = useMay("registers.read");
  const mayRecord = useMay("documents.issue");
  if (!mayRead) return null;
  const registered = order.documents.filter(({ irn }) => irn);
  const latest = order.documents.findLast(({ kind }) => kind === "invoice");
  const isInvoiced = order.documents.some(
    ({ kind, cancelled }) => kind === "invoice" && !cancelled,
  );
  return (
    <Portals
      order={order}
      isInvoiced={isInvoiced}
      isNaming={isOpen === "consignee"}
      onNamed={() => setOpen(null)}
    >
      {isInvoiced && <Files id={order._id} />}
      {mayRecord && (
        <Button variant="outline" size="sm" onClick={() => setOpen("consignee")}>
          <Truck aria-hidden /> Consignee and distance
        </Button>
      )}
      {isInvoiced && !latest?.irn && mayRecord && (
        <Button variant="outline" size="sm" onClick={() => setOpen("irn")}>
          <QrCode aria-hidden /> Record IRN
        </Button>
      )}
      {registered.map((document) => (
        <Registered key={document.url} {...{ order, document, mayRecord, renew }} />
      ))}
      {isOpen === "irn" && (
        <RecordIrn order={order} onClose={() => setOpen(null)} onRecorded={renew} />
      )}
    </Portals>
  );
}

interface RegisteredProps extends PortalFilesProps {
  document: OrderAnswer["documents"][number];
  mayRecord: boolean;
}

/** The IRN of a document, which can be cancelled for a day. */
function Registered({ order, document, mayRecord, renew }: RegisteredProps) {
  const [isCancelling, setCancelling] = useState(false);
  const { number, irn, cancelled: isCancelled } = document;
  return (
    <div className="w-full space-y-2">
      <p className="text-sm text-muted-foreground">
        {number}: IRN <span className="break-all tabular">{irn}</span>.{" "}
        {isCancelled
          ? "It was cancelled: the document is void."
          : "It is printed on the document, with its QR code."}
      </p>
      {!isCancelled && mayRecord && (
        <Button variant="outline" size="sm" onClick={() => setCancelling(true)}>
          <Ban aria-hidden /> Cancel IRN
          <span className="sr-only"> of {number}</span>
        </Button>
      )}
      {isCancelling && (
        <CancelIrn
          order={order}
          document={document}
          onClose={() => setCancelling(false)}
          onCancelled={renew}
        />
      )}
    </div>
  );
}

interface PortalsProps {
  order: PortalFilesProps["order"];
  isInvoiced: boolean;
  isNaming: boolean;
  onNamed: () => void;
  children: React.ReactNode;
}

/** Reloads after each new document. */
function Portals({ order, isInvoiced, isNaming, onNamed, children }: PortalsProps) {
  const portals = useLoad({ load, question: `${order._id} ${order.documents.length}` });
  return (
    <div className="mt-4 border-t pt-4">
      <h3 className="mb-2 text-sm font-semibold">For the GST portals</h3>
      {portals.value && <PortalProblems {...portals.value} isInvoiced={isInvoiced} />}
      <div className="flex flex-wrap gap-2">{children}</div>
      {isNaming && portals.value && (
        <ConsigneeDialog
          order={order}
          portals={portals.value}
          onSaved={portals.adopt}
          onClose={onNamed}
        />
      )}
    </div>
  );
}

function Files({ id }: { id: string }) {
  const params = { id };
  const einvoice = { params, query: { format: "portal" } } as const;
  return (
    <>
      <Button asChild variant="outline" size="sm">
        <FileLink href={apiAddress("GET /admin/orders/{id}/einvoice", einvoice)}>
          <FileJson aria-hidden /> E-invoice
        </FileLink>
      </Button>
      <Button asChild variant="outline" size="sm">
        <FileLink href={apiAddress("GET /admin/orders/{id}/ewaybill", { params })}>
          <FileJson aria-hidden /> E-way bill
        </FileLink>
      </Button>
    </>
  );
}

/** Each problem once, whichever portal has it. */
function PortalProblems({ problems, isInvoiced }: PortalsAnswer & { isInvoiced: boolean }) {
  const words = [...new Set(problems.map((problem) => problem.words))];
  if (words.length === 0) return null;
  return (
    <div className="mb-3 text-sm">
      <p className="font-semibold">
        {isInvoiced
          ? "The portals would refuse the files of this invoice:"
          : "Before you issue the invoice: the portals would refuse it as it is."}
      </p>
      <ul className="mt-1 list-disc pl-5">
        {words.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
