import { compile, type FormatCallback } from "html-to-text";

/** How the blocks of lib/runtime/mails/templates/blocks.tsx are written as plain text, by their `data-text`. */

/** A web address follows its link text; a mailbox or a phone number is only its text, on one line. */
const link: FormatCallback = (element, walk, builder) => {
  const href = getHref(element);
  if (href.startsWith("http")) {
    walk(element.children, builder);
    builder.addInline(` (${href})`, { noWordTransform: true });
  } else {
    builder.addLiteral(toText(element));
  }
};

const address: FormatCallback = (element, _walk, builder) =>
  builder.addInline(getHref(element), { noWordTransform: true });

/** The address has its own line, so that no following text is read as part of it. */
const action: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(element.children, builder);
  builder.addInline(":");
  builder.addLineBreak();
  builder.addInline(getHref(element), { noWordTransform: true });
  builder.closeBlock({ trailingLineBreaks: 2 });
};

/** Writes "Order number: KLN-7QH4-MK2T". */
const label: FormatCallback = (element, walk, builder) => {
  walk(element.children, builder);
  builder.addInline(": ");
};

/** Writes "2 × ₹62,250.00 per 100 pieces = ₹1,24,500.00". */
const result: FormatCallback = (element, walk, builder) => {
  builder.addInline(" = ");
  walk(element.children, builder);
};

/** Writes "1. Production takes 3-5 business days." */
const step: FormatCallback = (element, walk, builder) => {
  walk(element.children, builder);
  builder.addInline(". ");
};

const letters = new Intl.Segmenter();

/** Width in characters as readers count them: a vowel sign of Devanagari belongs to its consonant. */
const getWidth = (text = ""): number => [...letters.segment(text)].length;

/** A table of words and amounts, with the amounts aligned. */
const figures: FormatCallback = (element, _walk, builder) => {
  const rows = listElements(element, "tr").map((row) => listElements(row, "td").map(toText));
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => getWidth(row[column]))));
  const [words = 0, amounts = 0] = widths;
  builder.openBlock({ leadingLineBreaks: 2, isPre: true });
  builder.addLiteral(
    rows
      .map(([name = "", amount = ""]) => {
        const gap = words + 2 - getWidth(name) + amounts - getWidth(amount);
        return name + " ".repeat(gap) + amount;
      })
      .join("\n"),
  );
  builder.closeBlock({ trailingLineBreaks: 2 });
};

/** The separator line by which mail programs recognise a signature. */
const signature: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2, isPre: true });
  builder.addLiteral("-- ");
  builder.closeBlock({ trailingLineBreaks: 1 });
  walk(element.children, builder);
};

/** An element or, with `data` in place of children, a text. */
interface Node {
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: Node[];
}

const getHref = ({ attribs }: Node): string => attribs?.["href"] ?? "";

const toText = ({ data, children = [] }: Node): string => data ?? children.map(toText).join("");

function listElements({ children = [] }: Node, name: string): Node[] {
  return children.flatMap((child) => (child.name === name ? [child] : listElements(child, name)));
}

const formatters = { link, address, action, label, result, step, figures, signature };

const block = (selector: string, lineBreaks: number, format = "block") => ({
  selector,
  format,
  options: { leadingLineBreaks: lineBreaks, trailingLineBreaks: lineBreaks },
});

/** Converts the body of an HTML email to plain text, in lines of 72 characters where no word is longer. */
export const toPlainText = compile({
  wordwrap: 72,
  formatters,
  selectors: [
    block("div", 1),
    block("tr", 1),
    block("p", 2),
    block("table", 2),
    block("h2", 2, "heading"),
    {
      ...block("h1", 2, "heading"),
      options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 },
    },
    { selector: "a", format: "link" },
    { selector: "img", format: "skip" },
    ...["skip", "inline", ...Object.keys(formatters)].map((format) => ({
      selector: `[data-text="${format}"]`,
      format,
    })),
  ],
});

/** Reads the title of an HTML document. */
export const readTitle = compile({
  wordwrap: false,
  baseElements: { selectors: ["title"] },
});
