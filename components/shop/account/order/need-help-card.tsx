"use client";

import { Mail, Truck } from "lucide-react";
import { useState } from "react";
import { phoneHref } from "@/components/shared/format/phone-href";
import type { ShopContact } from "@/components/shop/order/help-card";
import { SupportDialog } from "@/components/shop/order/support-dialog";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { TrackOrder } from "./track-order";

export function NeedHelpCard({ order, contact }: { order: OrderAnswer; contact: ShopContact }) {
  const [open, setOpen] = useState<"support" | "tracking" | null>(null);
  const change = (isOpen: boolean) => !isOpen && setOpen(null);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">Need Help?</h2>
      <p className="mt-2 text-[0.9375rem] text-muted-foreground">
        Write to us about this order, or call{" "}
        <a href={phoneHref(contact.phone)} className="whitespace-nowrap text-link">
          {contact.phone}
        </a>
        .
      </p>
      <div className="mt-4 flex flex-col gap-2">
        <Button variant="outline" onClick={() => setOpen("support")}>
          <Mail aria-hidden /> Email Support
        </Button>
        <Button variant="outline" onClick={() => setOpen("tracking")}>
          <Truck aria-hidden /> Track Order
        </Button>
      </div>
      <SupportDialog
        title="Email Support"
        order={{ orderNumber: order.orderId, email: order.user.email }}
        contact={contact}
        isOpen={open === "support"}
        onClose={() => setOpen(null)}
      />
      <Dialog open={open === "tracking"} onOpenChange={change}>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Track Order</DialogTitle>
          </DialogHeader>
          <DialogBody>
            <TrackOrder order={order} />
          </DialogBody>
        </DialogContent>
      </Dialog>
    </Card>
  );
}
