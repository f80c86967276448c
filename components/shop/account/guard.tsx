"use client";

import dynamic from "next/dynamic";
import { Fragment, type ReactNode } from "react";
import { useWords } from "#words";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { Permission } from "@/lib/base/permissions";
import { useGuard, type GuardState } from "./use-guard";

const EndedSession = dynamic(() => import("./ended-session").then((file) => file.EndedSession));
const FirstPassword = dynamic(() => import("./first-password").then((file) => file.FirstPassword));

interface GuardProps {
  /** The permission that the page requires; middleware and the page itself check the same one. */
  needs?: Permission;
  /** The element around the page until it is admitted: "main" where the page brings its own frame. */
  as?: "div" | "main";
  children: ReactNode;
}

/**
 * Shows its children to people with the permission, and a spinner while the check runs. Inside, `useSession()`
 * returns "signed-in", except after a session ended while there was unsaved work: the page then stays until the
 * same person signs in again or leaves. If another person signs in, the children are mounted again.
 */
export function Guard({ needs = "account.own", as: Frame = "div", children }: GuardProps) {
  const guard = useGuard(needs);
  if (guard.state === "admitted" || guard.state === "held") {
    return (
      <Fragment key={guard.sub}>
        {children}
        {guard.state === "held" && <EndedSession reason={guard.reason} onLeave={guard.leave} />}
      </Fragment>
    );
  }
  return (
    <Frame id={Frame === "main" ? "main" : undefined}>
      <Waiting guard={guard} />
    </Frame>
  );
}

function Waiting({ guard }: { guard: GuardState }) {
  const say = useWords();
  if (guard.state === "first-password") return <FirstPassword email={guard.email} />;
  if (guard.state === "unreachable") return <Unreachable onRetry={guard.retry} />;
  return (
    <div role="status" className="grid min-h-[60vh] place-items-center">
      <Spinner size="size-8" />
      <span className="sr-only">{say("Checking your session")}</span>
      <noscript>
        <p className="p-6 text-center">{say("Your account needs JavaScript.")}</p>
      </noscript>
    </div>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const say = useWords();
  return (
    <div role="alert" className="container-page grid min-h-[60vh] place-content-center text-center">
      <h1 className="text-heading">{say("The shop cannot be reached")}</h1>
      <p className="mt-2 mb-6 text-muted-foreground">
        {say("You are still signed in. Check your connection and try again.")}
      </p>
      <Button className="mx-auto" onClick={onRetry}>
        {say("Try again")}
      </Button>
    </div>
  );
}
