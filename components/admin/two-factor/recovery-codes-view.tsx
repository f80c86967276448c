"use client";

import { Download, LifeBuoy } from "lucide-react";
import { useEffect, useRef } from "react";
import { dayText } from "@/components/shared/format/dates";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LeaveGuard } from "@/components/shared/call/leave-guard";
import { CopyButton } from "@/components/shared/call/copy-button";
import { StatusLine } from "./proof-form";

interface RecoveryCodesViewProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Shows the ten codes once; leaving asks for confirmation. */
export function RecoveryCodesView({ codes, onKept }: RecoveryCodesViewProps) {
  const card = useRef<HTMLDivElement>(null);

  // The pressed button is gone, so the focus moves to the card.
  useEffect(() => card.current?.focus(), []);

  return (
    <Card ref={card} tabIndex={-1} className="p-5 outline-none sm:p-6">
      <StatusLine Icon={LifeBuoy} tone="waiting">
        Save your recovery codes
      </StatusLine>
      <p className="mt-3 measure text-[0.9375rem]">
        If you lose your phone, sign in with one of these codes instead. Each works once. They are
        shown only now: print them, or save the file where you can reach it without your phone.
      </p>
      <ol
        aria-label="Recovery codes"
        className="mt-5 grid max-w-lg gap-x-8 gap-y-1.5 rounded-md border bg-muted px-4 py-3.5 font-mono text-[0.9375rem] select-all sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={() => download(codes)}>
          <Download aria-hidden /> Download
        </Button>
        <CopyButton text={codes.join("\n")}>Copy</CopyButton>
      </div>
      <div className="mt-6 border-t perforated pt-5">
        <Button onClick={onKept}>I have saved them</Button>
      </div>
      <LeaveGuard
        active
        title="Have you saved the codes?"
        leave="Leave Without Them"
        stay="Stay Here"
      >
        <p>
          They cannot be shown again. If you lose both the codes and your phone, only somebody with
          access to the shop’s server can let you in.
        </p>
      </LeaveGuard>
    </Card>
  );
}

function download(codes: readonly string[]): void {
  const day = dayText(new Date());
  const text = [
    `Recovery codes for ${window.location.host}`,
    `Made on ${day}. Each works once, instead of the code of your authenticator app.`,
    "",
    ...codes,
    "",
  ].join("\r\n");
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "recovery-codes.txt";
  link.click();
  URL.revokeObjectURL(address);
}
