import { XMLParser } from "fast-xml-parser";

/** Reads a file for Tally with an independent parser. */

interface Entry {
  LEDGERNAME: string;
  ISDEEMEDPOSITIVE: string;
  /** Rupees. */
  AMOUNT: string;
}

interface Voucher extends Record<string, unknown> {
  "@REMOTEID": string;
  PARTYLEDGERNAME: string;
  "ALLLEDGERENTRIES.LIST": Entry[];
}

interface Message {
  VOUCHER?: Voucher;
  LEDGER?: Record<string, unknown>;
}

interface File {
  ENVELOPE: { BODY: { IMPORTDATA: { REQUESTDATA: { TALLYMESSAGE?: Message[] } } } };
}

export const readPaise = ({ AMOUNT }: Entry): number => Math.round(Number(AMOUNT) * 100);

/** The vouchers and ledgers of a file, with unparsed texts. */
export function readTally(text: string): {
  vouchers: Voucher[];
  ledgers: Record<string, unknown>[];
} {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    parseTagValue: false,
    isArray: (name) => name === "TALLYMESSAGE" || name.endsWith(".LIST"),
  });
  const { ENVELOPE } = parser.parse(text) as File;
  const { TALLYMESSAGE = [] } = ENVELOPE.BODY.IMPORTDATA.REQUESTDATA;
  return {
    vouchers: TALLYMESSAGE.flatMap(({ VOUCHER }) => (VOUCHER ? [VOUCHER] : [])),
    ledgers: TALLYMESSAGE.flatMap(({ LEDGER }) => (LEDGER ? [LEDGER] : [])),
  };
}
