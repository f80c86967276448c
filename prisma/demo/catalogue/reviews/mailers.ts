import type { DemoReview } from "../../types";
import { review } from "./review";

export const mailerReviews = {
  "mailer-box-kraft-medium": [
    review(
      "Sanya Bajaj, Loom & Latch",
      5,
      "2025-11-22",
      "Two kurtas in tissue fit flat. Locks without tape and survived the monsoon run.",
    ),
    review(
      "Prateek Jindal, Jar & Honey",
      5,
      "2025-11-01",
      "With the two-jar insert, no breakage in 140 parcels.",
    ),
    review(
      "Zoya Mirza, Jutti Junction",
      4,
      "2025-10-09",
      "A pair of juttis with space for a card. Ears are a little stiff at first.",
    ),
    review(
      "Vaibhav Kale, Kale Coffee Beans",
      4,
      "2025-09-05",
      "Print inside the lid was the best money we spent. Slight shift of 1 mm on ten boxes.",
    ),
    review(
      "Ruchi Garg, Pahaadi Soaps",
      5,
      "2025-07-21",
      "Eight seconds to fold, we timed it after a day of practice.",
    ),
    review(
      "Joseph Antony, Vembanad Crafts",
      5,
      "2025-06-08",
      "Good kraft, no smell. Edges cut clean.",
    ),
    review(
      "Madhuri Rane, Toyshop Thane",
      3,
      "2025-04-21",
      "Box is good, delivery to us took five days instead of two.",
    ),
    review("Ankit Solanki, Brew Box India", 4, "2025-02-12", "Would like a 100 mm high version."),
    review(
      "Smita Pradhan, Ikat Atelier",
      5,
      "2024-12-19",
      "Leaf mark is discreet. Customers send it back for refills.",
    ),
  ],
  "mailer-box-sky-flat": [
    review(
      "Nidhi Wadhwa, Paper Weight Club",
      5,
      "2025-11-04",
      "Forty-five mm keeps us in the lower slab. Blue is even on all four sides.",
    ),
    review(
      "Tariq Aziz, Scarf Street",
      4,
      "2025-10-19",
      "Scuffs if boxes rub in a sack, so we sleeve them now.",
    ),
  ],
  "courier-bag-60-micron": [
    review(
      "Mansi Ahuja, Everyday Cotton",
      5,
      "2025-10-25",
      "Flap tears before it opens, tested. 1,200 bags used, one bad seam.",
    ),
    review(
      "Feroz Irani, Irani Sports",
      4,
      "2025-09-23",
      "Strong. Waybill pocket fits an A5 folded slip.",
    ),
    review(
      "Supriya Nayak, Sambalpuri Saree Co.",
      4,
      "2025-08-05",
      "Sarees in two layers fit. Opaque even with a torch behind it.",
    ),
    review("Yogesh Saini, Tee Tribe", 5, "2025-06-28", "Release strip comes off in one pull."),
    review(
      "Bina Shah, Kids Closet",
      3,
      "2025-05-14",
      "Glue is so strong that a mis-sealed bag is wasted.",
    ),
    review(
      "Gaurav Dhillon, Fit Lane",
      4,
      "2025-03-08",
      "Green is darker than expected, and looks better for it.",
    ),
    review("Ramya Chandran, Nool", 5, "2025-01-12", "Fits three T-shirts flat."),
  ],
  "padded-paper-mailer": [
    review(
      "Ira Banerjee, Boi Para Books",
      5,
      "2025-11-15",
      "Corners of hardbacks arrive sharp. Tear tape works.",
    ),
    review(
      "Kiran Shetty, Silver Shore",
      4,
      "2025-10-29",
      "Ten grams heavier than bubble, as stated. Looks far better.",
    ),
    review(
      "Leander Gomes, Case Makers",
      4,
      "2025-10-08",
      "Phone covers fine. Would not post glass in it.",
    ),
  ],
  "rigid-envelope-a4": [
    review("Chitra Vishwanath, Print Room Mysuru", 5, "2025-10-14", "Not one bent print in sixty."),
    review(
      "Dev Mukherjee, Groove Records",
      3,
      "2025-08-22",
      "A4 is right for certificates, not for 12 inch sleeves. My mistake partly.",
    ),
    review(
      "Sheetal Vyas, Vyas & Co. Advocates",
      4,
      "2025-06-13",
      "Takes a stamp and pen well. Pack curled until we put a weight on it.",
    ),
    review(
      "Abbas Kazmi, Calligraphy Works",
      5,
      "2025-04-06",
      "Stiff, clean white, tear strip opens evenly.",
    ),
  ],
  "printed-tissue-for-mailers": [
    review(
      "Aarohi Bhosle, Mogra Studio",
      5,
      "2025-09-29",
      "Ink did not mark a white chikan kurta. Lotus is delicate.",
    ),
    review(
      "Simran Bhasin, Bhasin Bridal",
      4,
      "2025-08-13",
      "Thin as tissue should be. Glazed side out looks best.",
    ),
    review(
      "Rohan Correia, Goa Soap Co.",
      4,
      "2025-05-19",
      "One sheet lines the medium mailer with a flap over, as written.",
    ),
    review(
      "Preetha Nambiar, Kasavu Lane",
      3,
      "2025-03-14",
      "Out of stock again. Lovely paper otherwise.",
    ),
    review(
      "Megha Purohit, Silver Anklet",
      5,
      "2025-01-31",
      "Silver has not yellowed in it for four months.",
    ),
  ],
} satisfies Record<string, DemoReview[]>;
