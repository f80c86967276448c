/**
 * The states and union territories of India by the first digits of their PIN codes: India Post's circles and sorting
 * districts, in a table of our own. The longest matching prefix wins.
 */
const BEGINNINGS: Record<string, string> = {
  "Andaman and Nicobar Islands": "744",
  "Andhra Pradesh": "507121 507130 507135 51 52 53",
  "Arunachal Pradesh": "790 791 792",
  Assam: "78",
  Bihar: "80 81 82 84 85 814131",
  Chandigarh: "160",
  Chhattisgarh: "49",
  "Dadra and Nagar Haveli and Daman and Diu": "36252 362540 362570 396193 39621 39622 39623 396240",
  Delhi: "11",
  Goa: "403",
  Gujarat: "36 37 38 39",
  Haryana: "12 13",
  "Himachal Pradesh": "17",
  "Jammu and Kashmir": "18 19",
  Jharkhand: "813208 814 815 816 822 825 826 827 828 829 83",
  Karnataka: "56 57 58 59",
  Kerala: "67 68 69",
  Ladakh: "194",
  Lakshadweep: "68255",
  "Madhya Pradesh": "45 46 47 48",
  Maharashtra: "40 41 42 43 44",
  Manipur: "795",
  Meghalaya: "793 794",
  Mizoram: "796",
  Nagaland: "797 798",
  Odisha: "75 76 77",
  Puducherry: "533464 6050 605110 605501 607402 607403 60960 673310",
  Punjab: "14 15 16 160055 160059 160062 160071 160103 160104",
  Rajasthan: "30 31 32 33 34",
  Sikkim: "737",
  "Tamil Nadu": "60 609608 61 62 63 64",
  Telangana: "50",
  Tripura: "799",
  "Uttar Pradesh": "20 21 22 23 24 25 26 27 28 244701 2467 247662 247669 262406",
  Uttarakhand: "2447 246 2476 248 249 262308 262309 26231 2624 2625 263",
  "West Bengal": "70 71 72 73 74",
};

const STATES = new Map(
  Object.entries(BEGINNINGS).flatMap(([state, listed]) =>
    listed.split(" ").map((beginning) => [beginning, state] as const),
  ),
);

const LENGTHS = [6, 5, 4, 3, 2];

/** @param pin six digits. Returns null for a PIN code that belongs to no state, such as the army's post offices. */
export function stateOfPin(pin: string): string | null {
  for (const length of LENGTHS) {
    const state = STATES.get(pin.slice(0, length));
    if (state) return state;
  }
  return null;
}

export interface Address {
  zipCode: string;
  state: string;
}

/**
 * Returns where goods go. The PIN code decides, as on a product's page; the typed state is used only when the PIN code
 * has no state.
 */
export const toDestination = ({ zipCode, state }: Address) => ({
  pin: zipCode,
  state: stateOfPin(zipCode) ?? state,
});
