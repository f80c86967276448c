import fc from "fast-check";
import { expect, it } from "vitest";
import { INDIAN_STATES } from "@/lib/shop/gst/states";
import { pinProblem } from "@/lib/shop/delivery/pin-problem";
import { certainStateOfPin, stateOfPin, statesOfPin, toDestination } from "./pin-states";

/**
 * Post offices from India Post's own directory, as the government's open data publishes it: facts alone. The table was
 * compared with all its 19,097 PIN codes. A PIN code with offices in two states counts for the state of its delivering
 * office. Telangana, Ladakh and the villages that Andhra Pradesh took over in 2014 are as they are today.
 */
const OFFICES: Record<string, string> = {
  "Andaman and Nicobar Islands": "744101 Port Blair, 744301 Carnicobar",
  "Andhra Pradesh":
    "507121 Kunavaram, 507130 Donkarayi, 507135 V.R.Puram, 515001 Anantapur, 520002 Buckinghampet, 522101 Bapatla, 531116 Narsipatnam, 534260 Palakol, 535001 Vizianagaram Market",
  "Arunachal Pradesh": "790001 Bomdila, 791111 Itanagar",
  Assam:
    "781335 Nalbari, 782001 Nagaon, 785001 Jorhat, 785621 Golaghat, 787001 North Lakhimpur, 788001 Silchar",
  Bihar: "805110 Nawadha, 811201 Munger, 814131 Chandan, 841301 Chapra, 852201 Saharsa",
  Chandigarh:
    "160009 Sector 8, 160023 Sector 23, 160030 Sector 31, 160036 Sector 36, 160047 Sector 47, 160101 Manimajra",
  Chhattisgarh: "491441 Rajnandgaon, 492001 Raipur, 495001 Bilaspur, 497001 Ambikapur",
  "Dadra and Nagar Haveli and Daman and Diu":
    "362520 Diu, 362540 Ghoghla, 362570 Wanakbara, 396193 Dadra, 396210 Daman, 396215 Daman I.E., 396230 Silvassa, 396240 Karad Daman Project",
  Delhi: "110001 Sansad Marg, 110002 Indraprastha, 110003 Lodi Road, 110051 Krishna Nagar",
  Goa: "403001 Panaji, 403601 Margao",
  Gujarat: "382010 Gandhinagar, 382225 Dholka, 390002 Fateganj, 395003 Surat",
  Haryana: "125055 Sirsa, 131001 Sonipat, 132103 Panipat, 134003 Ambala City",
  "Himachal Pradesh": "175001 Mandi, 175101 Kullu, 176215 Dharamsala, 176310 Chamba",
  "Jammu and Kashmir": "180004 Gandhinagar, 182101 Udhampur, 184101 Kathua, 193101 Baramulla",
  Jharkhand:
    "813208 Mirzachowki, 814112 B.Deoghar, 815301 Giridih, 816107 Pakur RS, 822101 Daltonganj, 825301 Hazaribagh, 827001 Bokaro Steel City, 835207 Gumla",
  Karnataka: "560010 Rajajinagar, 583201 Hospet, 587101 Bagalkot, 590001 Belgaum",
  Kerala: "670141 Taliparamba, 673121 Kalpetta, 678002 Olavakkot, 679577 Ponani",
  Ladakh: "194101 Leh, 194103 Kargil",
  Lakshadweep: "682551 Androth, 682553 Agathi, 682555 Kavaratti, 682557 Kalpeni, 682559 Minicoy",
  "Madhya Pradesh": "455001 Dewas, 473001 Guna, 486661 Sidhi, 487001 Narsinghpur",
  Maharashtra: "415605 Chiplun, 425201 Bhusawal, 431203 Jalna, 444303 Khamgaon",
  Manipur: "795001 Imphal",
  Meghalaya: "793001 Shillong, 794001 Tura",
  Mizoram: "796001 Aizawl",
  Nagaland: "797001 Kohima, 798612 Tuensang",
  Odisha: "760001 Berhampur, 762001 Phulbani, 764001 Jeypore, 766001 Bhawanipatna",
  Puducherry:
    "533464 Yanam, 605001 Pondicherry, 605110 Villiyanur, 605501 Tirukkanur, 607402 Bahoor, 607403 Kirumambakkam, 609602 Karaikal South, 673310 Mahe",
  Punjab:
    "140401 Rajpura, 143505 Batala, 144205 Dasuya, 148001 Sangrur, 160055 Sector 56, 160059 Sector 60, 160062 Sector 67, 160071 Sector 71, 160104 Dhakaoli",
  Rajasthan: "303103 Shahpura, 307001 Sirohi, 321203 Deeg, 341303 Didwana",
  Sikkim: "737101 Gangtok",
  "Tamil Nadu":
    "600045 Tambaram, 605104 Kottakuppam, 605502 Valudavur, 609608 Kollapuram, 614205 Papanasam, 628001 Tuticorin, 643001 Udagamandalam",
  Telangana:
    "500001 Hyderabad, 500003 Secunderabad, 503001 Nizamabad, 505001 Karimnagar, 506164 Parkal, 507003 Guttalabazar",
  Tripura: "799001 Agartala, 799120 Radhakishorepur, 799250 Dharmanagar",
  "Uttar Pradesh":
    "207001 Etah, 212601 Fatehpur, 228001 Sultanpur, 244701 Milak, 246701 Bijnor, 247662 Chutmalpur, 247669 Gagalheri, 262406 Bhadpura, 273008 Kunraghat",
  Uttarakhand:
    "244713 Kila Street, 246149 Kotdwara, 246401 Gopeshwar, 247667 Roorkee, 248003 Dehradun Cantt, 249401 Haridwar, 262308 Khatima, 262309 Tanakpur, 262310 Chandani, 262311 Nanakmatta, 262501 Pithoragarh, 263001 Nainital, 263139 Haldwani",
  "West Bengal": "700033 Tollygunge, 700056 Belgharia, 721401 Contai, 731224 Rampurhat",
};

const offices = Object.entries(OFFICES).flatMap(([state, listed]) =>
  listed.split(", ").map((office) => [office.slice(0, 6), office.slice(7), state] as const),
);

it.each(offices)("%s, %s, is in %s", (pin, _, state) => expect(stateOfPin(pin)).toBe(state));

it("is tried with offices of every state", () =>
  expect(Object.keys(OFFICES).sort()).toEqual([...INDIAN_STATES]));

const UNKNOWN = ["900001", "999999", "290001", "660001", "138001", "", "12"];

it.each(UNKNOWN)("“%s” is in no state, and refuses none", (pin) => {
  expect(stateOfPin(pin)).toBeNull();
  for (const state of INDIAN_STATES) expect(pinProblem({ zipCode: pin, state })).toBeNull();
});

/** PIN codes with post offices in two states, of the same directory; the delivering office's state comes first. */
const SHARED: [pin: string, states: string[]][] = [
  ["160014", ["Chandigarh", "Punjab"]],
  ["140133", ["Punjab", "Chandigarh"]],
  ["247665", ["Uttarakhand", "Uttar Pradesh"]],
  ["247662", ["Uttar Pradesh", "Uttarakhand"]],
  ["396235", ["Dadra and Nagar Haveli and Daman and Diu", "Gujarat"]],
  ["605110", ["Puducherry", "Tamil Nadu"]],
  ["605502", ["Tamil Nadu", "Puducherry"]],
  ["673310", ["Puducherry", "Kerala"]],
  ["533464", ["Puducherry", "Andhra Pradesh"]],
  ["507111", ["Telangana", "Andhra Pradesh"]],
  ["783123", ["Assam", "Meghalaya"]],
];

it.each(SHARED)("%s is in each of %s, and fills in neither", (pin, states) => {
  expect(statesOfPin(pin)).toEqual(states);
  expect(certainStateOfPin(pin)).toBeNull();
  for (const state of INDIAN_STATES) {
    const address = { zipCode: pin, state };
    const isRight = states.includes(state);
    expect(pinProblem(address) === null).toBe(isRight);
    expect(toDestination(address).state).toBe(isRight ? state : states[0]);
  }
});

it("of an office in one state is refused for every other state, by name", () => {
  for (const [pin, , state] of offices.filter(([one]) => statesOfPin(one).length === 1)) {
    expect(certainStateOfPin(pin)).toBe(state);
    expect(pinProblem({ zipCode: pin, state: ` ${state.toUpperCase()} ` })).toBeNull();
    const other = state === "Goa" ? "Kerala" : "Goa";
    expect(pinProblem({ zipCode: pin, state: other })).toBe(
      `PIN code ${pin} is in ${state}, not in ${other}. Please check both.`,
    );
  }
});

it("has states spelled as in addresses, each with PIN codes", () => {
  const found = new Set<string>();
  for (let first = 100; first < 1000; first++) {
    for (let remaining = 0; remaining < 1000; remaining++) {
      const state = stateOfPin(String(first * 1000 + remaining));
      if (state) found.add(state);
    }
  }
  expect([...found].sort()).toEqual([...INDIAN_STATES]);
});

it("never throws, whatever is typed", () => {
  fc.assert(fc.property(fc.string(), (text) => void stateOfPin(text)));
});
