/** The owner's text, in which a range such as "3-5 business" does not break. */
export function Quoted({ text }: { text: string }) {
  return text.split(/(\d+-\d+(?: \p{L}+)?)/u).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** A heading that prefers to break after its commas. */
export function QuotedHeading({ clauses }: { clauses: readonly string[] }) {
  return clauses.map((clause, index) => (
    <span key={index}>
      {index > 0 && " "}
      <span className="inline-block">
        <Quoted text={clause} />
      </span>
    </span>
  ));
}
