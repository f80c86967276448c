"use client";

import { FileJson, QrCode } from "lucide-react";
import { useState } from "react";
import { FileLink } from "@/components/shared/call/file-link";
import { Button } from "@/components/ui/button";
import { apiAddress } from "@/lib/api/call";
import { useMay } from "@/lib/client/use-role";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { RecordIrn } from "./record-irn";

interface PortalFilesProps {
  order: Pick<OrderAnswer, "_id" | "orderId" | "documents">;
  renew: () => Promise<void>;
}

/** An invoice's files for the portals of e-invoices and e-way bills, and what the portal answered. */
export function PortalFiles({ order, renew }: PortalFilesProps) {
  const [isRecording, setRecording] = useState(false);
  const mayRead = useMay("registers.read");
  const mayRecord = useMay("documents.issue");
  const irn = order.documents.find(({ kind }) => kind === "invoice")?.irn;
  const params = { id: order._id };
  if (!mayRead) return null;
  return (
    <div className="mt-4 border-t pt-4">
      <h3 className="mb-2 text-sm font-semibold">For the GST portals</h3>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="outline" size="sm">
          <FileLink
            href={apiAddress("GET /admin/orders/{id}/einvoice", {
              params,
              query: { format: "portal" },
            })}
          >
            <FileJson aria-hidden /> E-invoice
          </FileLink>
        </Button>
        <Button asChild variant="outline" size="sm">
          <FileLink href={apiAddress("GET /admin/orders/{id}/ewaybill", { params })}>
            <FileJson aria-hidden /> E-way bill
          </FileLink>
        </Button>
        {!irn && mayRecord && (
          <Button variant="outline" size="sm" onClick={() => setRecording(true)}>
            <QrCode aria-hidden /> Record IRN
          </Button>
        )}
      </div>
      {irn && (
        <p className="mt-3 text-sm break-all text-muted-foreground">
          IRN <span className="tabular">{irn}</span>. It is printed on the invoice, with its QR
          code.
        </p>
      )}
      {isRecording && (
        <RecordIrn order={order} onClose={() => setRecording(false)} onRecorded={renew} />
      )}
    </div>
  );
}
