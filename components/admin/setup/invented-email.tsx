"use client";

import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { useMay } from "@/lib/client/use-role";
import { SETUP_STEPS } from "@/lib/dashboard/setup/steps";

/** Warns that the shop's email address is a placeholder, so that emails about orders and messages reach no one. */
export function InventedEmail({ address }: { address: string }) {
  const maySettle = useMay("settings.write");
  return (
    <Notice role="status" className="mb-5">
      <p className="font-semibold">Nobody reads the emails about new orders.</p>
      <p className="mt-1">
        They are sent to <span className="[overflow-wrap:anywhere]">{address}</span>, an invented
        address, and customers are told to write there.{" "}
        {maySettle ? (
          <Link href={SETUP_STEPS.contactEmail.href} className="font-semibold text-link">
            Enter your shop&rsquo;s address
          </Link>
        ) : (
          "Ask an admin to enter the shop’s address."
        )}
      </p>
    </Notice>
  );
}
