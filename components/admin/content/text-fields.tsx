"use client";

import { SelectField } from "@/components/shared/form/select-field";
import { SwitchField } from "@/components/shared/form/switch-field";
import { TextField } from "@/components/shared/form/text-field";
import { TextareaField } from "@/components/shared/form/textarea-field";
import { QUOTE_MARKS } from "@/lib/shop/content/quotes";
import { TranslationFields } from "../shared/translation-fields";
import { MomentField } from "../shared/moment-field";

export function ClaimsFields() {
  return (
    <>
      <p className="mb-5 text-sm text-muted-foreground">
        Pages, emails and the chat assistant quote these. Leave one empty and the site does not
        mention it.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="minimumOrder" label="Orders from" hint="Such as 100 pieces" />
        <TextField name="production" label="Production takes" hint="Such as 3-5 business days" />
        <TextField
          name="delivery"
          label="Delivery takes"
          hint="After dispatch, such as 24-48 hrs"
        />
        <TextField name="clients" label="Clients" hint="Such as 500+" />
        <TextField name="states" label="States with clients" hint="Such as 28" />
        <TextField
          name="quoteReplyHours"
          label="Quotes answered within (hours)"
          inputMode="numeric"
        />
        <TextField
          name="responseHours"
          label="Response in business hours within (hours)"
          hint="A number, or a span such as 2-4"
        />
      </div>
    </>
  );
}

const SPAN = "A number, or a span such as 7-10";

export function PoliciesFields() {
  return (
    <>
      <p className="mb-5 text-sm text-muted-foreground">
        Leave one empty and the policies leave the sentence out. Customers rely on what stood here
        when they ordered: change the date below with the facts.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="claimReportHours"
          label="Damage is reported within (hours)"
          hint="Counted from receipt"
          inputMode="numeric"
        />
        <TextField
          name="claimAssessmentDays"
          label="Claims are assessed in (business days)"
          hint={SPAN}
        />
        <TextField name="refundDays" label="Refunds take (business days)" hint={SPAN} />
        <TextField
          name="returnDays"
          label="Standard products can be returned within (days)"
          inputMode="numeric"
        />
        <TextField name="warrantyDays" label="Warranty (days)" inputMode="numeric" />
        <TextField name="minimumAge" label="Customers are at least (years)" inputMode="numeric" />
        <TextField name="noticeDays" label="Notice of changed terms (days)" inputMode="numeric" />
        <TextField
          name="liabilityMonths"
          label="Liability is capped at what was paid in (months)"
          inputMode="numeric"
        />
        <TextField
          name="grievanceOfficer"
          label="Grievance officer for personal data"
          hint="Name, email and phone; the privacy policy names the officer"
        />
        <TextField
          name="grievanceDays"
          label="The officer answers within (days)"
          hint="At most 90 by law"
          inputMode="numeric"
        />
        <TextField
          name="lastUpdated"
          label="Last updated"
          required
          hint="Below each policy's title, such as January 2025"
        />
      </div>
    </>
  );
}

export function AnnouncementFields() {
  return (
    <>
      <SwitchField name="shown" label="Show the announcement" className="mb-4" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="text"
          label="Text"
          hint="One short line; whoever closes it sees it again when it changes"
          className="sm:col-span-2"
        />
        <TextField name="linkLabel" label="Words of a link" hint="Such as See the offer" />
        <TextField name="linkAddress" label="Where it leads" hint="Such as /products" />
        <MomentField name="from" label="From" hint="India's time; empty: at once" />
        <MomentField name="to" label="To" hint="Empty: until you switch it off" />
      </div>
      <TranslationFields
        texts={[
          { name: "text", label: "Text" },
          { name: "linkLabel", label: "Words of a link" },
        ]}
      />
    </>
  );
}

const PICTURES = [
  { value: "workbench", label: "Packaging on a workbench" },
  { value: "none", label: "No picture" },
];

export function HeroFields() {
  return (
    <>
      <QuoteHint />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="title"
          label="Heading"
          required
          maxLength={120}
          hint="Also on the picture that other sites show of a link to the shop"
          className="sm:col-span-2"
        />
        <TextareaField
          name="text"
          label="Text"
          maxLength={400}
          className="sm:col-span-2 [&_textarea]:min-h-24"
        />
        <TextField name="linkLabel" label="First button" maxLength={40} hint="Empty: no button" />
        <TextField name="linkAddress" label="Where it leads" hint="Such as /products" />
        <TextField
          name="secondLabel"
          label="Second button"
          maxLength={40}
          hint="Empty: no button"
        />
        <TextField
          name="secondAddress"
          label="Where the second leads"
          hint="Such as /quote, or https://…"
        />
        <SelectField name="picture" label="Picture" required options={PICTURES} />
      </div>
      <TranslationFields
        texts={[
          { name: "title", label: "Heading" },
          { name: "text", label: "Text", isLong: true },
          { name: "linkLabel", label: "First button" },
          { name: "secondLabel", label: "Second button" },
        ]}
      />
    </>
  );
}

export function SectionsFields() {
  return (
    <>
      <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
        <SwitchField name="hero" label="First screen" />
        <SwitchField name="trades" label="Shop by Trade" />
        <SwitchField name="figures" label="Figures" />
        <SwitchField name="featured" label="Featured products" />
        <SwitchField name="whyChooseUs" label="Why businesses stay with us" />
      </div>
    </>
  );
}

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
