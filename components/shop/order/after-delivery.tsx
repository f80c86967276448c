"use client";

import { useState } from "react";
import { dayText } from "@/components/shared/format/dates";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { ShownOrder } from "@/lib/client/checkout/shown-order";
import { said, sentences } from "@/lib/shop/content/phrases";
import { paths } from "@/lib/base/paths";
import type { ShopContact } from "./help-card";
import { SupportDialog } from "./support-dialog";
import { TrackingText } from "./tracking-text";

const REQUESTS = {
  claim: {
    title: "Report a Problem",
    opening:
      "Something is wrong with this order.\n\nProduct and number of packs: \nWhat is wrong: ",
  },
  return: {
    title: "Ask for a Return",
    opening: "I would like to return goods.\n\nProduct and number of packs: \nReason: ",
  },
} as const;

interface AfterDeliveryProps {
  order: ShownOrder;
  contact: ShopContact;
}

/** The delivery of an order, and the claims that its customer can still make (docs/product.md: Policies). */
export function AfterDelivery({ order, contact }: AfterDeliveryProps) {
  const [asked, setAsked] = useState<keyof typeof REQUESTS>("claim");
  const [isOpen, setOpen] = useState(false);
  const { deliveredAt, tracking } = order;
  const ask = (what: keyof typeof REQUESTS) => {
    setAsked(what);
    setOpen(true);
  };
  return (
    <div className="space-y-4 text-[0.9375rem]">
      {deliveredAt && <p>Delivered on {dayText(deliveredAt)}.</p>}
      {tracking && (
        <p>
          <TrackingText order={order} />
        </p>
      )}
      <div>
        <p className="mb-2.5">
          Something missing, damaged or not as ordered? Tell us {contact.claimReport || "at once"}.
        </p>
        <Button variant="outline" onClick={() => ask("claim")}>
          {REQUESTS.claim.title}
        </Button>
      </div>
      <div>
        <p className="mb-2.5">
          {sentences(
            said`Standard products can be returned ${contact.returnWindow}.`,
            "Custom orders generally cannot be returned.",
          )}
        </p>
        <Button variant="outline" onClick={() => ask("return")}>
          {REQUESTS.return.title}
        </Button>
      </div>
      <p>
        <Link
          href={paths.returnsRefundPolicy}
          prefetch={false}
          className="inline-flex min-h-11 items-center text-link"
        >
          Returns &amp; Refund Policy
        </Link>
      </p>
      <SupportDialog
        {...REQUESTS[asked]}
        order={order}
        contact={contact}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
