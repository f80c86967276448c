"use client";

import { Pencil } from "lucide-react";
import { useId, useState, type ComponentType } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { BlockName } from "@/lib/shop/content/blocks";
import { BLOCK_TITLES } from "@/lib/shop/content/block-titles";
import type { ContentStates } from "@/lib/shop/content/schemas";
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
export function BlockCard({ name, states, onSaved, onUnsaved }: BlockCardProps) {
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
