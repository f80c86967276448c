import { QUOTE_MARKS } from "@/lib/shop/content/quotes";
import { type FieldDefinition, Fields } from "../shared/fields";

const CLAIMS: readonly FieldDefinition[] = [
  { name: "minimumOrder", label: "Orders from", hint: "Such as 100 pieces" },
  { name: "production", label: "Production takes", hint: "Such as 3-5 business days" },
  { name: "delivery", label: "Delivery takes", hint: "After dispatch, such as 24-48 hrs" },
  { name: "clients", label: "Clients", hint: "Such as 500+" },
  { name: "states", label: "States with clients", hint: "Such as 28" },
  { name: "quoteReplyHours", label: "Quotes answered within (hours)", inputMode: "numeric" },
  {
    name: "responseHours",
    label: "Response in business hours within (hours)",
    hint: "A number, or a span such as 2-4",
  },
];

export function ClaimsFields() {
  return (
    <>
      <p className="mb-5 text-sm text-muted-foreground">
        Pages, emails and the chat assistant quote these. Leave one empty and the site does not
        mention it.
      </p>
      <Fields of={CLAIMS} />
    </>
  );
}

const SPAN = "A number, or a span such as 7-10";

const COUNT = { inputMode: "numeric" } as const;

const POLICIES: readonly FieldDefinition[] = [
  {
    name: "claimReportHours",
    label: "Damage is reported within (hours)",
    hint: "Counted from receipt",
    ...COUNT,
  },
  { name: "claimAssessmentDays", label: "Claims are assessed in (business days)", hint: SPAN },
  { name: "refundDays", label: "Refunds take (business days)", hint: SPAN },
  { name: "returnDays", label: "Standard products can be returned within (days)", ...COUNT },
  { name: "warrantyDays", label: "Warranty (days)", ...COUNT },
  { name: "minimumAge", label: "Customers are at least (years)", ...COUNT },
  { name: "noticeDays", label: "Notice of changed terms (days)", ...COUNT },
  {
    name: "liabilityMonths",
    label: "Liability is capped at what was paid in (months)",
    ...COUNT,
  },
  {
    name: "grievanceOfficer",
    label: "Grievance officer for personal data",
    hint: "Name, email and phone; the privacy policy names the officer",
  },
  {
    name: "grievanceDays",
    label: "The officer answers within (days)",
    hint: "At most 90 by law",
    ...COUNT,
  },
  {
    name: "lastUpdated",
    label: "Last updated",
    required: true,
    hint: "Below each policy's title, such as January 2025",
  },
];

export function PoliciesFields() {
  return (
    <>
      <p className="mb-5 text-sm text-muted-foreground">
        Leave one empty and the policies leave the sentence out. Customers rely on what stood here
        when they ordered: change the date below with the facts.
      </p>
      <Fields of={POLICIES} />
    </>
  );
}

const ANNOUNCEMENT: readonly FieldDefinition[] = [
  {
    kind: "switch",
    name: "shown",
    label: "Show the announcement",
    className: "sm:col-span-2",
  },
  {
    name: "text",
    label: "Text",
    hint: "One short line; anyone who closes it sees it again when it changes",
    className: "sm:col-span-2",
  },
  {
    name: "linkLabel",
    label: "Words of a link",
    hint: "Such as See the offer",
  },
  { name: "linkAddress", label: "Where it leads", hint: "Such as /products" },
  { kind: "moment", name: "from", label: "From", hint: "India's time; empty: at once" },
  { kind: "moment", name: "to", label: "To", hint: "Empty: until you switch it off" },
];

export const AnnouncementFields = () => (
  <Fields of={ANNOUNCEMENT} translated={["text", "linkLabel"]} />
);

const PICTURES = [
  { value: "workbench", label: "Packaging on a workbench" },
  { value: "none", label: "No picture" },
];

const NO_BUTTON = "Empty: no button";

const HERO: readonly FieldDefinition[] = [
  {
    name: "title",
    label: "Heading",
    required: true,
    maxLength: 120,
    hint: "Also on the picture that other sites show of a link to the shop",
    className: "sm:col-span-2",
  },
  {
    kind: "text",
    name: "text",
    label: "Text",
    maxLength: 400,
    className: "sm:col-span-2 [&_textarea]:min-h-24",
  },
  { name: "linkLabel", label: "First button", maxLength: 40, hint: NO_BUTTON },
  { name: "linkAddress", label: "Where it leads", hint: "Such as /products" },
  {
    name: "secondLabel",
    label: "Second button",
    maxLength: 40,
    hint: NO_BUTTON,
  },
  {
    name: "secondAddress",
    label: "Where the second leads",
    hint: "Such as /quote, or https://…",
  },
  { kind: "choice", name: "picture", label: "Picture", required: true, options: PICTURES },
];

export function HeroFields() {
  return (
    <>
      <QuoteHint />
      <Fields of={HERO} translated={["title", "text", "linkLabel", "secondLabel"]} />
    </>
  );
}

const SECTIONS: readonly FieldDefinition[] = [
  { kind: "switch", name: "hero", label: "First screen" },
  { kind: "switch", name: "trades", label: "Shop by Trade" },
  { kind: "switch", name: "figures", label: "Figures" },
  { kind: "switch", name: "featured", label: "Featured products" },
  { kind: "switch", name: "whyChooseUs", label: "Why businesses stay with us" },
];

export const SectionsFields = () => (
  <Fields of={SECTIONS} className="grid gap-x-5 gap-y-2 sm:grid-cols-2" />
);

export function QuoteHint() {
  return (
    <p className="mb-5 text-sm text-muted-foreground">
      What stands in braces is filled in from “What we promise”:{" "}
      {QUOTE_MARKS.map((mark, index) => (
        <span key={mark}>
          {index > 0 && ", "}
          <code className="whitespace-nowrap">{mark}</code>
        </span>
      ))}
      . Where one of them is empty there, the site leaves out the part of the sentence that names
      it.
    </p>
  );
}
