/** The states and union territories of India by their GST state codes, the first two digits of a GSTIN. */
const NAMES = {
  "01": "Jammu and Kashmir",
  "02": "Himachal Pradesh",
  "03": "Punjab",
  "04": "Chandigarh",
  "05": "Uttarakhand",
  "06": "Haryana",
  "07": "Delhi",
  "08": "Rajasthan",
  "09": "Uttar Pradesh",
  "10": "Bihar",
  "11": "Sikkim",
  "12": "Arunachal Pradesh",
  "13": "Nagaland",
  "14": "Manipur",
  "15": "Mizoram",
  "16": "Tripura",
  "17": "Meghalaya",
  "18": "Assam",
  "19": "West Bengal",
  "20": "Jharkhand",
  "21": "Odisha",
  "22": "Chhattisgarh",
  "23": "Madhya Pradesh",
  "24": "Gujarat",
  "26": "Dadra and Nagar Haveli and Daman and Diu",
  "27": "Maharashtra",
  "29": "Karnataka",
  "30": "Goa",
  "31": "Lakshadweep",
  "32": "Kerala",
  "33": "Tamil Nadu",
  "34": "Puducherry",
  "35": "Andaman and Nicobar Islands",
  "36": "Telangana",
  "37": "Andhra Pradesh",
  "38": "Ladakh",
  "97": "Other Territory",
} as const;

type StateCode = keyof typeof NAMES;

const OTHER_TERRITORY = "97";

/** Spelled as in addresses, in alphabetical order. */
export const INDIAN_STATES: readonly string[] = Object.entries(NAMES)
  .filter(([code]) => code !== OTHER_TERRITORY)
  .map(([, name]) => name)
  .sort();

/** Union territories with a legislature, in addition to those of `UNION_TERRITORIES`. */
const TERRITORIES_WITH_LEGISLATURE: readonly string[] = ["01", "07", "34"];

/** True when a state of `INDIAN_STATES` is one of the 8 union territories. */
export function isUnionTerritory(name: string): boolean {
  const code = getStateCode(name) ?? "";
  return UNION_TERRITORIES.includes(code) || TERRITORIES_WITH_LEGISLATURE.includes(code);
}

const CODES = new Map(
  Object.entries(NAMES).map(([code, name]) => [name.toLowerCase(), code as StateCode]),
);

/** Returns the code of a state by name, in any case; null for an unknown name. */
export function getStateCode(name: string): string | null {
  return CODES.get(name.trim().toLowerCase()) ?? null;
}

/** Returns the message for an unknown state, suggesting the state with the closest spelling. */
export function unknownStateText(name: string): string {
  const [closest] = INDIAN_STATES.map((state) => ({ state, likeness: likeness(state, name) }))
    .filter((each) => each.likeness > 0.5)
    .sort((one, other) => other.likeness - one.likeness);
  return `“${name}” is not a state.${closest ? ` Did you mean ${closest.state}?` : ""}`;
}

/** Dice's coefficient over the pairs of letters of two names: 0 when they share none, 1 when all. */
function likeness(one: string, other: string): number {
  const [pairs, others] = [letterPairs(one), letterPairs(other)];
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  return (2 * shared) / (pairs.size + others.size || 1);
}

function letterPairs(name: string): Set<string> {
  const letters = name.toLowerCase().replaceAll(/[^a-z]/g, "");
  return new Set(Array.from(letters.slice(1), (letter, at) => letters.charAt(at) + letter));
}

export function getStateName(code: string): string | null {
  return Object.hasOwn(NAMES, code) ? NAMES[code as StateCode] : null;
}

/** CGST Act, section 2(114). */
const UNION_TERRITORIES: readonly string[] = ["04", "26", "31", "35", "38", OTHER_TERRITORY];

/** Name of the state's half of GST in the state with that code. */
export function stateTaxName(code: string): "SGST" | "UTGST" {
  return UNION_TERRITORIES.includes(code) ? "UTGST" : "SGST";
}

/** "Haryana (06)", as documents name a place of supply. */
export function stateWithCode(code: string): string {
  return `${getStateName(code) ?? "Unknown state"} (${code})`;
}
