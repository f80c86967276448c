"use client";

import { useAction } from "@/components/shared/call/use-action";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/api";

/** For an account that signs in with Google alone: its first password comes by a mailed link. */
export function SetPassword({ email, onDone }: { email: string; onDone: () => void }) {
  const { busy, run } = useAction({
    title: "Link Not Sent",
    text: "The link could not be sent. Please try again.",
  });

  async function mailLink() {
    await call("POST /auth/password/forgot", { body: { email } });
    toast({ title: "Link Sent", description: `Check the inbox of ${email}.` });
    onDone();
  }

  return (
    <>
      <p>
        You sign in with Google and have no password yet. To set one, open the link we send to{" "}
        {email}.
      </p>
      <Button className="mt-5" aria-disabled={busy} onClick={() => void run(mailLink)}>
        {busy && <Spinner />} Send the link
      </Button>
    </>
  );
}
