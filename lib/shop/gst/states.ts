/** The states and union territories of India by their GST state codes, the two digits that a GSTIN begins with. */
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

/** As addresses name them, by the alphabet. */
export const INDIAN_STATES: readonly string[] = Object.entries(NAMES)
  .filter(([code]) => code !== OTHER_TERRITORY)
  .map(([, name]) => name)
  .sort();

/** Those with a legislature, beside the ones of `UNION_TERRITORIES`. */
const TERRITORIES_WITH_LEGISLATURE: readonly string[] = ["01", "07", "34"];

/** Whether a state of `INDIAN_STATES` is one of the 8 union territories. */
export function isUnionTerritory(name: string): boolean {
  const code = stateCodeOf(name) ?? "";
  return UNION_TERRITORIES.includes(code) || TERRITORIES_WITH_LEGISLATURE.includes(code);
}

const CODES = new Map(
  Object.entries(NAMES).map(([code, name]) => [name.toLowerCase(), code as StateCode]),
);

/** The code of the state of that name, in any case; null for a name that is none. */
export function stateCodeOf(name: string): string | null {
  return CODES.get(name.trim().toLowerCase()) ?? null;
}

/** What is wrong with a name that is no state's, with the state whose spelling is closest. */
export function unknownStateText(name: string): string {
  const [closest] = INDIAN_STATES.map((state) => ({ state, likeness: likeness(state, name) }))
    .filter((each) => each.likeness > 0.5)
    .sort((one, other) => other.likeness - one.likeness);
  return `“${name}” is not a state.${closest ? ` Did you mean ${closest.state}?` : ""}`;
}

/** Dice's coefficient of two names' pairs of letters: 0 where they share none, 1 where all. */
function likeness(one: string, other: string): number {
  const [pairs, others] = [letterPairs(one), letterPairs(other)];
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  return (2 * shared) / (pairs.size + others.size || 1);
}

function letterPairs(name: string): Set<string> {
  const letters = name.toLowerCase().replaceAll(/[^a-z]/g, "");
  return new Set(Array.from(letters.slice(1), (letter, at) => letters.charAt(at) + letter));
}

/** The name of the state with that code; null for two digits that are none. */
export function stateNameOf(code: string): string | null {
  return Object.hasOwn(NAMES, code) ? NAMES[code as StateCode] : null;
}

/** CGST Act, section 2(114). */
const UNION_TERRITORIES: readonly string[] = ["04", "26", "31", "35", "38", OTHER_TERRITORY];

/** What the state's half of GST is called in the state with that code. */
export function stateTaxName(code: string): "SGST" | "UTGST" {
  return UNION_TERRITORIES.includes(code) ? "UTGST" : "SGST";
}

/** "Haryana (06)", as papers name a place of supply. */
export function stateWithCode(code: string): string {
  return `${stateNameOf(code) ?? "Unknown state"} (${code})`;
}
