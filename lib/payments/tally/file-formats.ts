import { escapeMarkup } from "@/lib/base/text/escape-markup";
import type { Fields, Message } from "./messages";
import type { TallyFormat } from "./schemas";

/** A file format of Tally: messages between a head and an end. */
interface FileFormat {
  head: string;
  between: string;
  end: string;
  write: (message: Message) => string;
}

/** For Tally.ERP 9 and TallyPrime. */
const XML: FileFormat = {
  head: `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC><REQUESTDATA>
`,
  between: "\n",
  end: "\n</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n",
  write: ({ type, metadata, fields }) => {
    const attributes = Object.entries(metadata).map(
      ([name, value]) => ` ${name.toUpperCase()}="${xmlText(value)}"`,
    );
    const object = element(type.toUpperCase(), xmlFields(fields), attributes.join(""));
    return element("TALLYMESSAGE", object, ' xmlns:UDF="TallyUDF"');
  },
};

const element = (name: string, content: string, attributes = "") =>
  `<${name}${attributes}>${content}</${name}>`;

/** Names and narrations are one line each. */
const xmlText = (text: string) => escapeMarkup(text.replace(/\s+/g, " "));

const xmlFields = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => xmlField(name.toUpperCase(), value))
    .join("");

function xmlField(name: string, value: Fields[string]): string {
  if (value === null) return "";
  if (typeof value === "boolean") return element(name, value ? "Yes" : "No");
  if (typeof value === "string") return element(name, xmlText(value));
  const texts = value.filter((each) => typeof each === "string");
  if (texts.length > 0) {
    const lines = texts.map((text) => element(name, xmlText(text)));
    return element(`${name}.LIST`, lines.join(""), ' TYPE="String"');
  }
  const lists = value.filter((each) => typeof each !== "string");
  return lists.map((each) => element(`${name}.LIST`, xmlFields(each))).join("");
}

/** From TallyPrime 7 on. */
const JSON_FORMAT: FileFormat = {
  head: `{"static_variables":${JSON.stringify([
    { name: "svMstImportFormat", value: "jsonex" },
    { name: "svVchImportFormat", value: "jsonex" },
  ])},"tallymessage":[
`,
  between: ",\n",
  end: "\n]}\n",
  write: ({ type, metadata, fields }) =>
    JSON.stringify({ metadata: { type, ...metadata }, ...jsonFields(fields) }),
};

/** A list of strings begins with its type. */
const jsonFields = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, Array.isArray(value) ? jsonList(value) : value]),
  );

const jsonList = (list: readonly unknown[]) =>
  typeof list[0] === "string" ? [{ metadata: true, type: "String" }, ...list] : list;

export const FILE_FORMATS: Record<TallyFormat, FileFormat> = { xml: XML, json: JSON_FORMAT };
