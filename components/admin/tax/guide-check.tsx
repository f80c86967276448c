"use client";

import { CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { LoadFailure } from "@/components/call/load-failure";
import { refusalText } from "@/components/call/refusal-text";
import { useLoad } from "@/components/call/use-load";
import { Skeleton } from "@/components/ui/skeleton";
import { call } from "@/lib/client/api";
import type { GstReadiness } from "@/lib/gst/schemas";
import { shortfalls } from "./shortfalls";

function loadReadiness(_: string, signal: AbortSignal): Promise<GstReadiness> {
  return call("GET /admin/gst/readiness", { signal });
}

const FAILED = "The catalogue could not be checked.";

/** What is still missing for GST. It warns: the owner decides. */
export function GuideCheck() {
  const { value, error, reload } = useLoad({ load: loadReadiness });
  if (error && !value) return <LoadFailure text={refusalText(error, FAILED)} retry={reload} />;
  if (!value) return <Skeleton className="h-32" />;
  const found = shortfalls(value);
  return (
    <div className="space-y-4">
      {found.length === 0 && (
        <Line icon={<CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />}>
          Every product has an HSN code with a rate that somebody has confirmed.
        </Line>
      )}
      {found.map((text) => (
        <Line
          key={text}
          icon={<TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-signal" />}
        >
          {text}
        </Line>
      ))}
      <p className="text-sm text-muted-foreground">
        GST holds for orders from now on. Have a chartered accountant confirm the rates and how you
        use them: the shop cannot judge the law for you.
      </p>
    </div>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex gap-3">
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  );
}
