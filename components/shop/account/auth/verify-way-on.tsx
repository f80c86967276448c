"use client";

import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { useSession } from "@/lib/client/session";
import { paths } from "@/lib/base/paths";
import type { ViewProps } from "./sign-in-views";
import type { Outcome } from "./verify-outcome";

interface VerifyWayOnProps extends Pick<ViewProps, "setView"> {
  outcome: Extract<Outcome, { state: "verified" } | { state: "refused" }>;
  onClose: () => void;
}

/** The link has done its work, or can do none. */
export function VerifyWayOn({ outcome, setView, onClose }: VerifyWayOnProps) {
  return (
    <>
      <p role="status">
        {outcome.state === "refused" ? (
          outcome.text
        ) : (
          <>
            <strong className="[overflow-wrap:anywhere]">{outcome.email}</strong> is verified.
            Orders placed with it are now in your account.
          </>
        )}
      </p>
      <Buttons {...{ outcome, setView, onClose }} />
    </>
  );
}

function Buttons({ outcome, setView, onClose }: VerifyWayOnProps) {
  const session = useSession();
  const router = useRouter();
  if (session.state !== "signed-in") {
    return (
      <Button className="mt-5 w-full" onClick={() => setView({ name: "login" })}>
        Sign In
      </Button>
    );
  }
  const tab = outcome.state === "verified" ? "orders" : "profile";
  return (
    <>
      <Button className="mt-5 w-full" onClick={() => router.push(paths.dashboard(tab))}>
        {outcome.state === "verified" ? "My Orders" : "Ask for a new link in your profile"}
      </Button>
      <Button variant="ghost" className="mt-3 w-full" onClick={onClose}>
        To the shop
      </Button>
    </>
  );
}
