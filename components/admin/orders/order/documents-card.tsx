import { MapPin, PackageCheck } from "lucide-react";
import { useState } from "react";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { FileLink } from "@/components/shared/call/file-link";
import { DocumentList } from "@/components/domain/order/document-list";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { apiAddress } from "@/lib/api/call";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { ImsReplies } from "./ims-replies";
import { PortalFiles } from "./portal-files";

interface DocumentsCardProps {
  order: Pick<
    OrderAnswer,
    | "_id"
    | "orderId"
    | "status"
    | "documents"
    | "partlyDispatched"
    | "placeOfSupply"
    | "gstin"
    | "replaces"
  >;
  /** Called when the page is out of date. */
  renew: () => Promise<void>;
}

export function DocumentsCard({ order, renew }: DocumentsCardProps) {
  const [isAsking, setAsking] = useState(false);
  const { status, documents, partlyDispatched } = order;
  const mayIssue = useMay("documents.issue");
  const isInvoiced = documents.some(({ kind, cancelled }) => kind === "invoice" && !cancelled);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-2 text-heading">Documents</h2>
      <DocumentList documents={documents} hasCopies />
      <ParcelDocuments id={order._id} />
      {order.placeOfSupply && !order.replaces && <PortalFiles order={order} renew={renew} />}
      <ImsReplies order={order} renew={renew} />
      {!isInvoiced &&
        !partlyDispatched &&
        !order.replaces &&
        status !== "Cancelled" &&
        mayIssue && (
          <div className="mt-2 border-t pt-4">
            <p className="mb-3 text-sm text-muted-foreground">
              The invoice is issued automatically when the order is marked as Shipped.
            </p>
            <Button variant="outline" onClick={() => setAsking(true)}>
              Issue Invoice
            </Button>
          </div>
        )}
      {isAsking && <IssueInvoice order={order} renew={renew} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function IssueInvoice({ order, renew, onClose }: DocumentsCardProps & { onClose: () => void }) {
  async function issue() {
    const params = { id: order._id };
    const { number } = await call("POST /admin/orders/{id}/invoice", { params });
    await renew();
    return { title: "Invoice Issued", description: `${number} of order ${order.orderId}.` };
  }
  return (
    <ConfirmAction
      onClose={onClose}
      title="Issue the invoice now?"
      confirm="Issue Invoice"
      keep="Not Yet"
      tone="default"
      failure={{
        title: "Invoice Not Issued",
        text: "The invoice could not be issued. Please try again.",
      }}
      action={issue}
    >
      It takes the next number of the year, with today’s date and the shop’s data of today, and
      cannot be changed or taken back afterwards. A mistake on it can only be corrected by a credit
      note.
    </ConfirmAction>
  );
}

function ParcelDocuments({ id }: { id: string }) {
  const params = { id };
  const label = (sheet: "4x6" | "a4") =>
    apiAddress("GET /admin/orders/{id}/label", { params, query: { sheet } });
  return (
    <div className="mt-2 border-t pt-4">
      <h3 className="mb-2 text-sm font-semibold">For the parcel</h3>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="outline" size="sm">
          <FileLink href={apiAddress("GET /admin/orders/{id}/packing-slip", { params })}>
            <PackageCheck aria-hidden /> Packing slip
          </FileLink>
        </Button>
        <Button asChild variant="outline" size="sm">
          <FileLink href={label("4x6")}>
            <MapPin aria-hidden /> Label 4 × 6 in
          </FileLink>
        </Button>
        <Button asChild variant="outline" size="sm">
          <FileLink href={label("a4")}>
            <MapPin aria-hidden /> Label on A4
          </FileLink>
        </Button>
      </div>
    </div>
  );
}
