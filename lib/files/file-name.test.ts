import { expect, it } from "vitest";
import { plainName, safeName } from "./file-name";

it.each([
  ['..\\..\\a/"b\r\n.pdf', "b .pdf"],
  [".. -hidden", "hidden"],
  ["///", ""],
])("names the file %j by one plain line: %j", (given, name) => {
  expect(safeName(plainName(given))).toBe(name);
});
