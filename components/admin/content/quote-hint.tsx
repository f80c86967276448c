import { QUOTE_MARKS } from "@/lib/shop/content/quotes";

/** Says how a text names what stands under "What we promise". */
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
