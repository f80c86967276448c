"use client";

import { ArrowRight, CircleCheck, Circle } from "lucide-react";
import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { call } from "@/lib/client/api";
import { SETUP_STEP_NAMES, SETUP_STEPS, type Setup } from "@/lib/dashboard/setup/steps";

/** The open steps of a new shop, each with a link; hidden when all are done or after a dismissal. */
export function FirstSteps({ setup }: { setup: Setup }) {
  const [isHidden, setHidden] = useState(false);
  const { busy, run } = useAction({
    title: "List Not Hidden",
    text: "Please try again.",
  });
  const done = SETUP_STEP_NAMES.filter((name) => setup[name]).length;
  if (isHidden || done === SETUP_STEP_NAMES.length) return null;
  const hide = () =>
    run(async () => {
      await call("DELETE /admin/setup");
      setHidden(true);
    });
  return (
    <Card>
      <section aria-labelledby="first-steps" className="px-4 py-4 sm:px-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div>
            <h3 id="first-steps" className="text-heading">
              Before you open your shop
            </h3>
            <p className="mt-0.5 text-sm text-muted-foreground tabular">
              {done} of {SETUP_STEP_NAMES.length} done
            </p>
          </div>
          <Button
            variant="ghost"
            size="sm"
            className="max-sm:-ml-3"
            aria-disabled={busy}
            onClick={() => void hide()}
          >
            Hide this list
          </Button>
        </div>
        <ul className="mt-2 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
          {SETUP_STEP_NAMES.map((name) => (
            <Step key={name} {...SETUP_STEPS[name]} isDone={setup[name]} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function Step({ text, href, isDone }: { text: string; href: string; isDone: boolean }) {
  if (isDone) {
    return (
      <li className="flex min-h-11 items-center gap-3 text-sm text-muted-foreground">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
        <span>
          {text}
          <span className="sr-only">: done</span>
        </span>
      </li>
    );
  }
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        className="group flex min-h-11 items-center gap-3 text-sm font-semibold text-link"
      >
        <Circle aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0">
          {text}
          <ArrowRight
            aria-hidden
            className="ml-1.5 inline size-4 transition-transform group-hover:translate-x-0.5"
          />
        </span>
      </Link>
    </li>
  );
}
