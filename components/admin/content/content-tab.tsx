import { Eye, Pencil } from "lucide-react";
import { useId, useState } from "react";
import { LeaveGuard } from "@/components/shared/call/leave-guard";
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
import { type BlockDefinition, BlockEditor } from "./editor";
import { ServicesFields, TestimonialsFields, TradesFields, WhyFields } from "./item-fields";
import {
  AnnouncementFields,
  ClaimsFields,
  HeroFields,
  PoliciesFields,
  SectionsFields,
} from "./text-fields";
import { LoadState } from "../shared/loaded";

const load = (_: string, signal: AbortSignal): Promise<ContentStates> =>
  call("GET /admin/content", { signal });

/** Edits the site's texts, block by block (docs/product.md: Site content). */
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
      <LoadState
        of={{ value: states, error, reload }}
        text="The content could not be loaded."
        waiting={<Skeleton className="h-96" />}
      />
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

const BLOCK_DEFINITIONS: Record<BlockName, BlockDefinition> = {
  claims: {
    hint: "Minimum order, production, delivery, clients, states and how soon you answer.",
    Fields: ClaimsFields,
  },
  policies: {
    hint: "The figures that the three policies and the emails name.",
    page: "returns",
    Fields: PoliciesFields,
  },
  announcement: {
    hint: "One line above every page, such as a holiday or an offer.",
    Fields: AnnouncementFields,
  },
  hero: {
    hint: "The heading that visitors read first, its text, buttons and picture.",
    Fields: HeroFields,
  },
  trades: {
    hint: "Tiles that lead cafés, kitchens and shops to what they need.",
    Fields: TradesFields,
  },
  services: {
    hint: "The cards “What the workshop does”.",
    Fields: ServicesFields,
  },
  whyChooseUs: {
    hint: "The reasons, each with a figure or a leaf.",
    Fields: WhyFields,
  },
  testimonials: {
    hint: "What your buyers wrote to you.",
    Fields: TestimonialsFields,
  },
  sections: {
    hint: "What you can switch off. Services and testimonials have switches of their own.",
    Fields: SectionsFields,
  },
};

interface BlockCardProps {
  name: BlockName;
  states: ContentStates;
  onSaved: (states: ContentStates) => void;
  onUnsaved: (name: BlockName, isUnsaved: boolean) => void;
}

function BlockCard({ name, states, onSaved, onUnsaved }: BlockCardProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [taken, setTaken] = useState(0);
  const { draft, isDefault } = states[name];
  const definition = BLOCK_DEFINITIONS[name];
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
          <p className="mt-0.5 text-sm text-muted-foreground">{definition.hint}</p>
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
          <BlockEditor
            // Only loading another user's version discards typed text; other saves do not.
            key={taken}
            block={name}
            {...definition}
            states={states}
            onSaved={onSaved}
            onAdopt={(theirs) => {
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
