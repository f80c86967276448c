import { specKey } from "@/lib/pricing/size-spec";
import { tableContentSchema, type TableContent, type TableExample } from "../table-schema";

/** A table whose parts fit each other. */
export const checkedTableSchema = tableContentSchema.superRefine((table, context) => {
  for (const { path, message } of tableProblems(table)) {
    context.addIssue({ code: "custom", path: [...path], message });
  }
});

interface TableProblem {
  path: readonly (string | number)[];
  message: string;
}

type Style = TableContent["styles"][number];

/** Everything that is wrong between the fields. Prices rely on it: see lib/pricing/size-price.ts. */
function tableProblems(table: TableContent): TableProblem[] {
  return [
    ...(["styles", "boards", "prints", "finishes"] as const).flatMap((part) =>
      repeated(table[part].map(({ _id }) => _id)).map((index) => ({
        path: [part, index, "_id"],
        message: "This is in the table already",
      })),
    ),
    ...repeated((table.examples ?? []).map(exampleKey)).map((index) => ({
      path: ["examples", index, "quantity"],
      message: "This is an example already",
    })),
    ...table.boards.flatMap(({ prices }, index) =>
      unordered(prices, ({ from }) => from).map((at) => ({
        path: ["boards", index, "prices", at, "from"],
        message: "Enter a later day than the one before",
      })),
    ),
    ...printProblems(table),
    ...stepProblems(["margins"], table.margins),
    ...table.margins.flatMap(({ percent }, index) =>
      percent > (table.margins[index - 1]?.percent ?? Infinity)
        ? [{ path: ["margins", index, "percent"], message: NO_GREATER }]
        : [],
    ),
    ...table.styles.flatMap((style, index) =>
      styleProblems(style, table).map(({ path, message }) => ({
        path: ["styles", index, ...path],
        message,
      })),
    ),
  ];
}

/** Equal only for equal examples. */
export const exampleKey = ({ style, quantity, ...spec }: TableExample): string =>
  `${specKey(style, spec)} ${quantity}`;

const NO_GREATER = "Larger quantities must not have a greater margin";

/** Indexes of repeated values. */
const repeated = (values: readonly (string | number)[]): number[] =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));

/** Indexes of values not above the preceding one. */
const unordered = <T>(steps: readonly T[], valueOf: (step: T) => string | number): number[] =>
  steps.flatMap((step, index) => {
    const before = steps[index - 1];
    return before !== undefined && valueOf(step) <= valueOf(before) ? [index] : [];
  });

function stepProblems(path: readonly string[], steps: readonly { from: number }[]): TableProblem[] {
  const first = steps[0];
  return [
    ...(first && first.from !== 1
      ? [{ path: [...path, 0, "from"], message: "The first is for 1 piece" }]
      : []),
    ...unordered(steps, ({ from }) => from).map((index) => ({
      path: [...path, index, "from"],
      message: "Enter a greater quantity than the one before",
    })),
  ];
}

/** An additional colour must not make a box cheaper, and a plain one costs nothing. */
function printProblems({ prints }: TableContent): TableProblem[] {
  const [plain] = prints;
  const at = (index: number, field: string, message: string) => ({
    path: ["prints", index, field],
    message,
  });
  const first = plain && plain._id !== "plain" ? [at(0, "_id", "The first print is “plain”")] : [];
  return prints.reduce(
    (found, { colours, perM2, setup }, index) => {
      if (colours === 0) {
        if (perM2 > 0) found.push(at(index, "perM2", "What has no colour costs nothing"));
        if (setup > 0) found.push(at(index, "setup", "What has no colour costs nothing"));
        return found;
      }
      const fewer = prints.filter((print) => print.colours < colours);
      const cheaper = (part: "perM2" | "setup", own: number) =>
        fewer.find((print) => print.colours * print[part] > colours * own);
      const [ink, plates] = [cheaper("perM2", perM2), cheaper("setup", setup)];
      if (ink)
        found.push(at(index, "perM2", `All its colours must not cost less than ${ink.name}`));
      if (plates) {
        found.push(at(index, "setup", `All its colours must not cost less than ${plates.name}`));
      }
      return found;
    },
    [...first, ...(plain && plain.colours > 0 ? [at(0, "colours", "Plain has no colour")] : [])],
  );
}

function styleProblems(style: Style, table: TableContent): TableProblem[] {
  const problems: TableProblem[] = [];
  for (const [side, [least, most]] of Object.entries(style.limits)) {
    if (least > most) {
      problems.push({ path: ["limits", side], message: "Enter the least before the greatest" });
    }
  }
  for (const part of ["boards", "prints", "finishes"] as const) {
    const known = new Set<string>(table[part].map(({ _id }) => _id));
    for (const [index, id] of style[part].entries()) {
      if (!known.has(id)) {
        problems.push({ path: [part, index], message: `The table has no ${id}` });
      }
    }
    for (const index of repeated(style[part])) {
      problems.push({ path: [part, index], message: "This is chosen already" });
    }
  }
  for (const index of unordered(style.quantities, (quantity) => quantity)) {
    problems.push({ path: ["quantities", index], message: RISING });
  }
  const [quantity] = style.quantities;
  if (quantity !== undefined && quantity < style.leastQuantity) {
    problems.push({ path: ["quantities", 0], message: "This is below the least quantity" });
  }
  problems.push(...stepProblems(["leadDays"], style.leadDays));
  for (const index of unordered(style.tool ?? [], ({ upToArea }) => upToArea)) {
    problems.push({
      path: ["tool", index, "upToArea"],
      message: "Enter a greater area than before",
    });
  }
  for (const [index, { price }] of (style.tool ?? []).entries()) {
    if (price < (style.tool?.[index - 1]?.price ?? 0)) {
      problems.push({
        path: ["tool", index, "price"],
        message: "A larger tool must not cost less",
      });
    }
  }
  return problems;
}

const RISING = "Enter a greater quantity than the one before";
