const LONGEST = 60;

interface SplitName {
  firstName: string;
  lastName: string;
}

/** Splits a full name into first and last name; defaults to the company's name, as addresses of firms do. */
export function splitName(contact: string, company: string): SplitName {
  if (contact === "") return splitAt(`M/s ${company}`);
  const words = contact.split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? "") : company.slice(0, LONGEST).trim();
  return { firstName: words.slice(0, Math.max(1, words.length - 1)).join(" "), lastName };
}

/** "M/s" and the name; a long name is split at a space. */
function splitAt(name: string): SplitName {
  const [firm = "", ...words] = name.split(/\s+/);
  const lastName = words.join(" ");
  if (lastName.length <= LONGEST) return { firstName: firm, lastName };
  const first = [firm];
  while (words.length > 1 && [...first, words[0]].join(" ").length <= LONGEST)
    first.push(words.shift() ?? "");
  return { firstName: first.join(" "), lastName: words.join(" ") };
}
