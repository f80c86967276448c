"use client";

import { useEffect, useEffectEvent } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { call } from "@/lib/client/api";
import type { System } from "@/lib/dashboard/system/schemas";

const LOOK_MS = 3_000;

interface BackupButton {
  busy: boolean;
  backUp: () => void;
}

/** Asks for a backup, and looks again until the one that is open has ended. */
export function useBackup(
  { runs }: System["backups"],
  onChange: () => Promise<unknown>,
): BackupButton {
  const { busy, run } = useAction({
    title: "Backup Not Started",
    text: "The backup could not be started. Please try again.",
  });
  const isOpen = runs.some(({ endedAt }) => endedAt === null);
  const look = useEffectEvent(() => void onChange());
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(look, LOOK_MS);
    return () => clearTimeout(timer);
  }, [isOpen, runs]);
  const backUp = () =>
    void run(async () => {
      await call("POST /admin/system/backups");
      await onChange();
    });
  return { busy: busy || isOpen, backUp };
}
