"use client";

import { useSignOut } from "@/components/shared/call/use-sign-out";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { noteLinkArrival, useLinkArrival } from "@/lib/client/link-arrival";

/**
 * Names the account that a link has signed the visitor in to, until they confirm it. The link may come from a
 * stranger who hopes that personal data is entered into the stranger's account.
 */
export function LinkArrivalNotice() {
  const account = useLinkArrival();
  const logOut = useSignOut();
  return (
    <div role="status">
      {account && (
        <Notice className="mt-6">
          <p className="break-words">
            A link has signed you in to the account of <strong>{account.name}</strong> (
            {account.email}). If this is not your account, log out: whatever you order or enter here
            would be theirs to see.
          </p>
          <div className="mt-2.5 flex flex-wrap gap-2">
            <Button size="sm" variant="outline" onClick={() => noteLinkArrival(null)}>
              This is my account
            </Button>
            <Button size="sm" variant="outline" onClick={() => void logOut()}>
              Log out
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
