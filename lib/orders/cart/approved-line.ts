import type { LinePrint } from "./cart-line";

/** What a printed line is made with when its proof was approved in an earlier order. */
export interface EarlierApproval {
  /** Null where the artwork came by email. */
  artworkId: string | null;
  approvalId: string;
  toolId: string | null;
}

/** A printed line of an earlier order of the same account. */
export interface ApprovedLine extends EarlierApproval {
  id: string;
  productId: string;
  print: LinePrint;
}

/** Whether it is printed in the same way: anything else needs a proof of its own. */
export function isSamePrint(line: ApprovedLine, product: string, print: LinePrint): boolean {
  const { option, sides, colours } = line.print;
  return (
    line.productId === product &&
    option.toLowerCase() === print.option.toLowerCase() &&
    sides === print.sides &&
    colours === print.colours
  );
}
