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

const CODES = new Map(
  Object.entries(NAMES).map(([code, name]) => [name.toLowerCase(), code as StateCode]),
);

/** The code of the state of that name, in any case; null for a name that is none. */
export function stateCodeOf(name: string): string | null {
  return CODES.get(name.trim().toLowerCase()) ?? null;
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
