import { counted } from "@/lib/base/text/counts";
import type { Dieline } from "@/lib/pricing/dieline";
import { MAX_PRINT_OPTIONS, type PrintOption } from "@/lib/pricing/print-options";
import { formatRupees } from "@/lib/pricing/money";
import type { Sample } from "@/lib/pricing/sample";
import { z } from "@/lib/base/input/zod";
import { dielineField, dielineText, parseDieline, statedDieline } from "../dieline";
import {
  parsePrintOptions,
  parseSample,
  statedPrintOptions,
  statedSample,
  storedPrintOptions,
  storedSample,
} from "../made-to-order";
import { printOptionsText, sampleText } from "../print-form";
import type { ProductField } from "./field";
import { dielineSchema, printOptionSchema, sampleSchema } from "./print-answers";
import { cell } from "./read-cells";
import { tierText } from "./sale-fields";
import { UNITS } from "./units";

/** How a product is printed and sampled. */

const dieline = dielineField.describe(
  "Its flat size in mm, width × height, to which artwork is trimmed, such as 306 × 200; empty for none",
);

const dielineWords = (size: Dieline | null) => size && `${dielineText(size)} mm`;

const optionWords = (option: PrintOption) =>
  [
    `${option.name}: up to ${counted(option.sides, "side")}, ${counted(option.maxColours, "colour")}`,
    `from ${counted(option.minPieces, "pack")}`,
    `set-up ${formatRupees(option.setupFeePaise)} a colour`,
    ...option.tiers.map(tierText),
    ...(option.leadDays === null ? [] : [counted(option.leadDays, "working day")]),
    ...(option.tool === null ? [] : [option.tool]),
    ...(option.dieline ? [`dieline ${dielineWords(option.dieline)}`] : []),
  ].join(", ");

const sampleWords = (sample: Sample | null) => {
  if (!sample) return null;
  const { kind, pricePaise, credit } = sample;
  const credits = credit.map(({ from, percent }) => `${percent}% from ${counted(from, "pack")}`);
  return [kind === "free" ? "free" : formatRupees(pricePaise), ...credits].join(", ");
};

export const PRINT_FIELDS = {
  printOptions: {
    label: "Print options",
    schema: printOptionsText,
    answer: z.array(printOptionSchema).max(MAX_PRINT_OPTIONS),
    example: [
      {
        name: "Your mark",
        sides: 1,
        maxColours: 2,
        minPieces: 10,
        setupFeePerColour: 1500,
        tiers: [{ from: 10, price: 1320 }],
        leadDays: 9,
        tool: "plate",
      },
    ],
    fresh: [],
    parse: parsePrintOptions,
    stated: statedPrintOptions,
    stored: storedPrintOptions,
    audited: (options) => options.map(optionWords),
    csv: {
      help: "As JSON, best taken from an export. Empty for none",
      example:
        '[{"name":"Your mark","sides":1,"maxColours":2,"minPieces":20,"setupFeePerColour":1500,"tiers":[{"from":20,"price":1300}],"leadDays":9,"tool":"plate"}]',
      read: () =>
        cell
          .pipe(printOptionsText.unwrap())
          .transform((options = []) => storedPrintOptions(options)),
      write: (options) =>
        options.length === 0 ? null : JSON.stringify(statedPrintOptions(options)),
    },
  } satisfies ProductField<PrintOption[]>,
  sample: {
    label: "Sample",
    schema: sampleText,
    answer: sampleSchema,
    example: { kind: "paid", price: 120, credit: [{ from: 50, percent: 100 }] },
    fresh: null,
    parse: parseSample,
    stated: statedSample,
    stored: storedSample,
    audited: sampleWords,
    csv: {
      help: "As JSON, best taken from an export. Empty for none",
      example: '{"kind":"paid","price":250,"credit":[{"from":50,"percent":100}]}',
      read: () =>
        cell
          .pipe(sampleText.unwrap())
          .transform((stated) => (stated ? storedSample(stated) : null)),
      write: (sample) => sample && JSON.stringify(statedSample(sample)),
    },
  } satisfies ProductField<Sample | null>,
  dieline: {
    label: "Dieline",
    schema: dieline,
    answer: dielineSchema
      .nullable()
      .describe("Its flat size in mm, to which artwork is trimmed; null where none is stated"),
    example: { width: 612, height: 457 },
    fresh: null,
    parse: parseDieline,
    stated: statedDieline,
    audited: dielineWords,
    typed: {
      kind: "text",
      empty: "",
      written: (size: Dieline | null) => (size ? dielineText(size) : ""),
    },
    control: {
      label: "Dieline (mm)",
      hint: "Its flat size. Artwork of another size is refused; empty: its size is not checked",
    },
    csv: {
      unit: UNITS.mm,
      help: "The flat size in mm, width × height, to which artwork is trimmed. Empty for none",
      example: "306 × 200",
      aliases: ["flatsize", "dielinesize", "trimsize"],
      read: () => cell.pipe(dieline.unwrap()),
      write: (size) => size && dielineText(size),
    },
  } satisfies ProductField<Dieline | null>,
};
