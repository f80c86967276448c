/**
 * The states and union territories of India by the beginnings of their PIN codes: India Post's sorting districts (three
 * digits, also as a range), in a table of our own. The longest matching beginning wins; a sorting district that is not
 * here is unknown.
 */
const BEGINNINGS: Record<string, string> = {
  "Andaman and Nicobar Islands": "744",
  "Andhra Pradesh": "507121 507130 507135 510-535",
  "Arunachal Pradesh": "790-792",
  Assam: "780-788",
  Bihar: "800-855 814131",
  Chandigarh: "160",
  Chhattisgarh: "490-497",
  "Dadra and Nagar Haveli and Daman and Diu": "36252 362540 362570 396193 39621 39622 39623 396240",
  Delhi: "110",
  Goa: "403",
  Gujarat: "360-396",
  Haryana: "121-136",
  "Himachal Pradesh": "171-177",
  "Jammu and Kashmir": "180-193",
  Jharkhand: "813208 814-816 822 825-835",
  Karnataka: "560-591",
  Kerala: "670-695",
  Ladakh: "194",
  Lakshadweep: "68255",
  "Madhya Pradesh": "450-488",
  Maharashtra: "400-402 404-445",
  Manipur: "795",
  Meghalaya: "793 794",
  Mizoram: "796",
  Nagaland: "797 798",
  Odisha: "751-770",
  Puducherry: "533464 6050 605110 605501 607402 607403 60960 673310",
  Punjab: "140-159 160055 160059 160062 160071 160103 160104",
  Rajasthan: "301-345",
  Sikkim: "737",
  "Tamil Nadu": "600-643 609608",
  Telangana: "500-509",
  Tripura: "799",
  "Uttar Pradesh": "201-285 244701 2467 247662 247669 262406",
  Uttarakhand: "2447 246 2476 248 249 262308 262309 26231 2624 2625 263",
  "West Bengal": "700-736 738-743",
};

/**
 * PIN codes whose post offices also deliver in a second state, by that state. The first is that of the delivering
 * office, as `BEGINNINGS` has it.
 */
const SHARED: Record<string, string> = {
  "Andhra Pradesh": "533464 50711 50712 50713",
  Chandigarh: "140119 140125 140133 160103",
  Gujarat: "396193 396230 396235 396240",
  Kerala: "673310",
  Meghalaya: "783123 783134",
  Puducherry: "605101 605102 605104 605105 605106 605107 605111 605502",
  Punjab: "160003 160014",
  "Tamil Nadu": "605007 605014 605110 605501 607402 607403 609603 609604",
  Telangana: "507121 507130 507135",
  "Uttar Pradesh": "247665",
  Uttarakhand: "246763 247662",
};

const STATES = new Map(
  Object.entries(BEGINNINGS).flatMap(([state, listed]) =>
    beginningsIn(listed).map((beginning) => [beginning, state] as const),
  ),
);

const ALSO = Object.entries(SHARED).map(
  ([state, listed]) => [state, beginningsIn(listed)] as const,
);

/** "121-123 1245" are 121, 122, 123 and 1245. */
function beginningsIn(listed: string): string[] {
  return listed.split(" ").flatMap((part) => {
    const [first = 0, last = first] = part.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, more) => String(first + more));
  });
}

const LENGTHS = [6, 5, 4, 3];

/**
 * @param pin six digits. Returns the state of the office that delivers; null for a PIN code that belongs to no state,
 * such as the army's post offices, and for what is not a PIN code.
 */
export function stateOfPin(pin: string): string | null {
  for (const length of LENGTHS) {
    const state = STATES.get(pin.slice(0, length));
    if (state) return state;
  }
  return null;
}

/** Returns every state in which the PIN code delivers, that of its office first; none for an unknown PIN code. */
export function statesOfPin(pin: string): string[] {
  const first = stateOfPin(pin);
  if (first === null) return [];
  const also = ALSO.filter(([, beginnings]) => beginnings.some((one) => pin.startsWith(one)));
  return [...new Set([first, ...also.map(([state]) => state)])];
}

/** Returns the one state of a PIN code, with which a form can fill in the state; null where it is not certain. */
export function certainStateOfPin(pin: string): string | null {
  const [state = null, ...others] = statesOfPin(pin);
  return others.length === 0 ? state : null;
}

export interface Address {
  zipCode: string;
  state: string;
}

/** Whether the PIN code delivers in the state; true where either is unknown. */
export function isPinIn(pin: string, state: string): boolean {
  const states = statesOfPin(pin);
  return states.length === 0 || states.some((name) => isSameName(name, state));
}

const isSameName = (name: string, other: string) =>
  name.toLowerCase() === other.trim().toLowerCase();

/**
 * Returns where goods go, for prices, days and taxes alike. An order's PIN code and state agree (`pinProblem`); before
 * that, and in a question that names no state, the PIN code decides.
 */
export const toDestination = ({ zipCode, state }: Address) => ({
  pin: zipCode,
  state: isPinIn(zipCode, state) ? state : (stateOfPin(zipCode) ?? state),
});
