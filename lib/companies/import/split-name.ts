const LONGEST = 60;

interface SplitName {
  firstName: string;
  lastName: string;
}

/** A name in one column as first and last name; without one the company's, as addresses name a firm. */
export function splitName(contact: string, company: string): SplitName {
  if (contact === "") return splitAt(`M/s ${company}`);
  const words = contact.split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? "") : company.slice(0, LONGEST).trim();
  return { firstName: words.slice(0, Math.max(1, words.length - 1)).join(" "), lastName };
}

/** "M/s" and the name; a long one is divided at a space. */
function splitAt(name: string): SplitName {
  const [firm = "", ...words] = name.split(/\s+/);
  const lastName = words.join(" ");
  if (lastName.length <= LONGEST) return { firstName: firm, lastName };
  const first = [firm];
  while (words.length > 1 && [...first, words[0]].join(" ").length <= LONGEST)
    first.push(words.shift() ?? "");
  return { firstName: first.join(" "), lastName: words.join(" ") };
}
