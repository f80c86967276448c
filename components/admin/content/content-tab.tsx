"use client";

import { Eye, Pencil } from "lucide-react";
import { type ComponentType, useId, useState } from "react";
import { LeaveGuard } from "@/components/shared/call/leave-guard";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { refusalText } from "@/components/shared/call/refusal-text";
import { useLoad } from "@/components/shared/call/use-load";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { staffPaths } from "@/lib/base/staff-paths";
import { call } from "@/lib/client/api";
import { BLOCK_TITLES } from "@/lib/shop/content/block-titles";
import { BLOCK_NAMES, type BlockName } from "@/lib/shop/content/blocks";
import type { ContentStates } from "@/lib/shop/content/schemas";
import { PageHeading } from "../shared/page-heading";
import { AnnouncementEditor } from "./announcement-editor";
import { ClaimsEditor } from "./claims-editor";
import type { EditorProps } from "./editor";
import { HeroEditor } from "./hero-editor";
import { PoliciesEditor } from "./policies-editor";
import { SectionsEditor } from "./sections-editor";
import { ServicesEditor } from "./services-editor";
import { TestimonialsEditor } from "./testimonials-editor";
import { TradesEditor } from "./trades-editor";
import { WhyEditor } from "./why-editor";

const load = (_: string, signal: AbortSignal): Promise<ContentStates> =>
  call("GET /admin/content", { signal });

/** What the site says of itself, block by block (docs/product.md: Site content). */
export function ContentTab() {
  const { value: states, error, reload, adopt } = useLoad({ load });
  const [unsaved, setUnsaved] = useState<ReadonlySet<BlockName>>(new Set());
  const note = (name: BlockName, isUnsaved: boolean) =>
    setUnsaved((before) => {
      if (before.has(name) === isUnsaved) return before;
      return new Set(isUnsaved ? [...before, name] : [...before].filter((each) => each !== name));
    });
  return (
    <section aria-label="Content" className="max-w-4xl">
      <PageHeading
        title="Content"
        actions={
          <Button asChild variant="outline" size="sm">
            <a href={staffPaths.contentPreview()} target="_blank" rel="noreferrer">
              <Eye aria-hidden /> Preview<span className="sr-only"> (opens in a new tab)</span>
            </a>
          </Button>
        }
      >
        The texts of the site. A draft shows only in the preview until you publish it.
      </PageHeading>
      {error && (
        <LoadFailure text={refusalText(error, "The content could not be loaded.")} retry={reload} />
      )}
      {!states && !error && <Skeleton className="h-96" />}
      {states && (
        <ul className="space-y-4">
          {BLOCK_NAMES.map((name) => (
            <li key={name}>
              <BlockCard name={name} states={states} onSaved={adopt} onUnsaved={note} />
            </li>
          ))}
        </ul>
      )}
      <LeaveGuard active={unsaved.size > 0} title="Leave without saving?" leave="Leave" stay="Stay">
        <p>What you changed here is not saved yet, not even as a draft.</p>
      </LeaveGuard>
    </section>
  );
}

const EDITORS: Record<BlockName, ComponentType<EditorProps>> = {
  claims: ClaimsEditor,
  policies: PoliciesEditor,
  announcement: AnnouncementEditor,
  hero: HeroEditor,
  trades: TradesEditor,
  services: ServicesEditor,
  whyChooseUs: WhyEditor,
  testimonials: TestimonialsEditor,
  sections: SectionsEditor,
};

const HINTS: Record<BlockName, string> = {
  claims: "Minimum order, production, delivery, clients, states and how soon you answer.",
  policies: "The figures that the three policies and the emails name.",
  announcement: "One line above every page, such as a holiday or an offer.",
  hero: "The heading that visitors read first, its text, buttons and picture.",
  trades: "Tiles that lead cafés, kitchens and shops to what they need.",
  services: "The cards “What the workshop does”.",
  whyChooseUs: "The reasons, each with a figure or a leaf.",
  testimonials: "What your buyers wrote to you.",
  sections: "What you can switch off. Services and testimonials have switches of their own.",
};

interface BlockCardProps extends Pick<EditorProps, "onSaved"> {
  name: BlockName;
  states: ContentStates;
  onUnsaved: (name: BlockName, isUnsaved: boolean) => void;
}

/** One block: how it stands, and its form once it is opened. */
function BlockCard({ name, states, onSaved, onUnsaved }: BlockCardProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [taken, setTaken] = useState(0);
  const { draft, isDefault } = states[name];
  const Editor = EDITORS[name];
  const close = () => {
    setOpen(false);
    onUnsaved(name, false);
  };
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4 sm:px-6">
        <div className="min-w-0 flex-1 basis-60">
          <h3 id={id} className="text-heading">
            {BLOCK_TITLES[name]}
          </h3>
          <p className="mt-0.5 text-sm text-muted-foreground">{HINTS[name]}</p>
        </div>
        {draft && <Badge variant="marigold">Draft</Badge>}
        <Badge variant="outline">{isDefault ? "Default" : "Your own"}</Badge>
        {!isOpen && (
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            <Pencil aria-hidden /> Edit<span className="sr-only"> {BLOCK_TITLES[name]}</span>
          </Button>
        )}
      </div>
      {isOpen && (
        <div role="group" aria-labelledby={id} className="border-t px-5 py-5 sm:px-6">
          <Editor
            // Only taking what somebody else saved loses what is typed: no other block's save does.
            key={taken}
            states={states}
            onSaved={onSaved}
            onTake={(theirs) => {
              onSaved(theirs);
              onUnsaved(name, false);
              setTaken(taken + 1);
            }}
            onClose={close}
            onUnsaved={(isUnsaved) => onUnsaved(name, isUnsaved)}
          />
        </div>
      )}
    </Card>
  );
}
