import type { DemoReview } from "../../types";
import { review } from "./review";

export const cupReviews = {
  "chai-cup-150ml": [
    review(
      "Ramesh Pawar, Amruttulya Corner",
      5,
      "2025-11-16",
      "We pour 900 cups a day. Rim stays firm till the last sip.",
    ),
    review(
      "Shalini Nanda, Desk Pantry Services",
      4,
      "2025-10-20",
      "Base is dry on the meeting table. Cup gets hot, we told people to hold the rim.",
    ),
    review(
      "Abhijit Roy, Chai Katta",
      5,
      "2025-09-28",
      "No leak in the first two thousand. Block border is liked.",
    ),
    review(
      "Lokesh Meena, Jaipur Bus Stand Canteen",
      4,
      "2025-08-16",
      "Nests tight, so pull one at a time. Price is fair.",
    ),
    review(
      "Fatima Bano, Irani Chai Room",
      3,
      "2025-06-23",
      "Irani chai at near boiling makes it soft after ten minutes.",
    ),
    review("George Kurian, Hill Top Tea", 5, "2025-04-30", "Measured 152 ml to the brim. Good."),
    review(
      "Payal Trivedi, Meet & Greet Events",
      5,
      "2025-03-11",
      "Used 6,000 at a sangeet. Three leaked.",
    ),
    review(
      "Santosh Naik, Naik Tapri",
      4,
      "2025-01-29",
      "Sleeves of fifty, counted two sleeves, both right.",
    ),
    review(
      "Uma Shankar, Filter & Foam",
      4,
      "2024-11-18",
      "For filter coffee take the ripple cup as they say.",
    ),
  ],
  "ripple-cup-350ml": [
    review(
      "Aisha Cariappa, Coorg Roast House",
      5,
      "2025-11-12",
      "No sleeve needed at 80 °C. Flutes are glued well.",
    ),
    review(
      "Nakul Sinha, Third Street Coffee",
      5,
      "2025-10-15",
      "One lid for all three sizes has cleared half a shelf.",
    ),
    review(
      "Deepa Murthy, Mylapore Brews",
      4,
      "2025-08-20",
      "Our fine logo broke on the ridges, so we went bold and it works.",
    ),
    review(
      "Rehan Lokhandwala, Cafe Kafila",
      4,
      "2025-06-04",
      "Good grip. The inside seam shows slightly.",
    ),
    review(
      "Pema Wangchuk, Tawang Cafe",
      5,
      "2025-02-25",
      "Keeps heat in the cold here for 25 minutes.",
    ),
  ],
  "clear-cold-cup-400ml": [
    review(
      "Jinal Shah, Falooda Factory",
      5,
      "2025-11-10",
      "Clear enough to show the layers. White ink is opaque.",
    ),
    review(
      "Siddharth Menon, Brew & Ice",
      3,
      "2025-10-26",
      "Lost a sleeve kept in a hot car. They do warn about 45 °C.",
    ),
  ],
  "fibre-sip-lid-90mm": [
    review(
      "Nakul Sinha, Third Street Coffee",
      4,
      "2025-11-18",
      "Clicks on well. Softens after about 45 minutes, fine for us.",
    ),
    review(
      "Preeti Walia, Walia Catering",
      5,
      "2025-10-23",
      "Guests thought it was ceramic at first touch. No drip at the seam.",
    ),
    review(
      "Alan Rodrigues, Beanline",
      4,
      "2025-10-01",
      "Colour differs from carton to carton, cream to grey.",
    ),
  ],
  "four-cup-carrier": [
    review(
      "Hemal Gandhi, Coffee by Gandhi",
      5,
      "2025-09-19",
      "Grips small chai cups too. Rider carried four without a lid.",
    ),
    review(
      "Sumit Kulshreshtha, Office Brew Noida",
      4,
      "2025-07-11",
      "Centre handhold is strong. Rough finish, but that is pulp.",
    ),
    review(
      "Beena Paul, Paulson Bakery",
      4,
      "2025-04-15",
      "Stacks very tight, wet your fingers to separate.",
    ),
  ],
  "ice-cream-tub-120ml": [
    review("Hiral Vora, Sancha Ice Cream", 5, "2025-10-11", "Ninety days at -18 °C, seam is dry."),
    review(
      "Moin Khatri, Kulfi Mohalla",
      4,
      "2025-08-09",
      "Lid fits tight. A few bowed in the deep freezer.",
    ),
    review(
      "Charu Dixit, Gelato Galli",
      5,
      "2025-06-27",
      "Stripes look cheerful in the freezer. Peel film sealed at the first try.",
    ),
    review("Vasudha Bhide, Shrikhand & Co.", 4, "2025-05-09", "120 ml is one honest scoop."),
    review(
      "Samuel Raj, Cone Nation",
      3,
      "2025-03-24",
      "Sleeves were packed with lids from another lot, slightly loose. Exchanged.",
    ),
  ],
  "soup-tub-500ml": [
    review(
      "Padma Srinivasan, Rasam Room",
      5,
      "2025-11-07",
      "Vent hole keeps the lid down. Sambar reached Whitefield with a dry bag.",
    ),
    review("Iqbal Mir, Wazwan to Go", 5, "2025-10-03", "Rogan josh oil did not stain through."),
    review(
      "Shweta Kamble, Usal Usal",
      4,
      "2025-08-12",
      "Low and steady. Lid needs a firm press all round.",
    ),
    review(
      "Arvind Swamy, Biryani Bureau",
      4,
      "2025-05-25",
      "Good for salan. Turmeric does not mark the outside.",
    ),
    review(
      "Molly Varghese, Stew Stop",
      3,
      "2025-02-17",
      "I tipped one for a minute and the rim got wet, no drip.",
    ),
    review(
      "Chetan Parmar, Dal Dhamaka",
      5,
      "2024-12-05",
      "Microwaved without lid for two minutes, fine.",
    ),
  ],
} satisfies Record<string, DemoReview[]>;
