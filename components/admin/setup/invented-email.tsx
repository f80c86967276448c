"use client";

import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { useMay } from "@/lib/client/use-role";
import { SETUP_STEPS } from "@/lib/dashboard/setup/steps";

const TITLE = "Order emails reach nobody.";

/** Warns that the shop's email address is invented, so that nobody reads emails about orders and messages. */
export function InventedEmail({ address }: { address: string }) {
  const maySettle = useMay("settings.write");
  const reason = (
    <>
      They are sent to <span className="[overflow-wrap:anywhere]">{address}</span>, an invented
      address, and customers are told to write there.{" "}
      {maySettle ? (
        <Link href={SETUP_STEPS.contactEmail.href} className="font-semibold text-link">
          Enter your shop&rsquo;s address
        </Link>
      ) : (
        "Ask an admin to enter the shop’s address."
      )}
    </>
  );
  return (
    <Notice role="status" className="mb-5 max-sm:mb-3 max-sm:px-3 max-sm:py-1.5">
      <div className="max-sm:hidden">
        <p className="font-semibold">{TITLE}</p>
        <p className="mt-1">{reason}</p>
      </div>
      {/* On a phone it is one line, because what is to do comes first. */}
      <details className="sm:hidden">
        <summary className="cursor-pointer py-1 font-semibold">{TITLE}</summary>
        <p className="pb-1.5">{reason}</p>
      </details>
    </Notice>
  );
}
