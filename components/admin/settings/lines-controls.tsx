"use client";

import { ListPlus } from "lucide-react";
import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { Textarea } from "@/components/ui/textarea";
import { counted } from "@/lib/base/text/counts";
import { call } from "@/lib/client/api";
import type { SettingDefinition } from "./setting-sections";
import type { SettingField } from "./use-section";

interface LinesProps {
  definition: SettingDefinition;
  setting: SettingField;
}

/** A text of several lines. */
export function Lines({ definition, setting }: LinesProps) {
  return (
    <Textarea
      value={setting.value}
      onChange={(event) => setting.type(event.currentTarget.value)}
      aria-label={setting.description}
      aria-invalid={setting.problem !== null}
      placeholder={definition.placeholder}
      spellCheck={false}
      className="max-h-96"
    />
  );
}

/** The owner's words in another language, and a press that lists what is shown in English. */
export function OwnWords(props: LinesProps) {
  const { setting } = props;
  const [listed, setListed] = useState<number>();
  const { busy, run } = useAction({ title: "Error", text: "Could not list what is missing." });
  const list = () =>
    run(async () => {
      const missing = await call("GET /admin/untranslated");
      const lines = setting.value.split("\n").filter((line) => line.trim() !== "");
      const there = new Set(lines.map((line) => line.split("=")[0]?.trim()));
      const added = missing.filter((text) => !there.has(text) && !text.includes("="));
      setting.type([...lines, ...added.map((text) => `${text} = `)].join("\n"));
      setListed(added.length);
    });
  return (
    <>
      <Lines {...props} />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button variant="outline" size="sm" aria-disabled={busy} onClick={() => void list()}>
          {busy ? <Spinner /> : <ListPlus aria-hidden />} List What Is Missing
        </Button>
        <p role="status" className="text-sm text-muted-foreground">
          {listed === 0 && "Nothing is missing."}
          {listed !== undefined &&
            listed > 0 &&
            `${counted(listed, "text")} added. Write the translation behind each “=”.`}
        </p>
      </div>
    </>
  );
}
