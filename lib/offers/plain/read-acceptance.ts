const ADDRESS = [
  ...(["firstName", "lastName", "address", "apartment"] as const),
  ...(["city", "state", "zipCode", "country"] as const),
];
const TEXTS = ["phone", "gstin", "poNumber", "paymentMethod"] as const;

/** What a form says that accepts an offer, as the call takes it; what is wrong in it, the call refuses. */
export function readAcceptance(fields: URLSearchParams): unknown {
  return {
    version: Number(fields.get("version")),
    totalAmount: Number(fields.get("totalAmount")),
    choices: readChoices(fields.getAll("choice")),
    shippingAddress: filled(fields, ADDRESS),
    ...filled(fields, TEXTS),
  };
}

/** "<line>:5000" */
export const readChoices = (chosen: readonly string[]) =>
  chosen.map((choice) => {
    const [line = "", quantity = ""] = choice.split(":");
    return { line, quantity: Number(quantity) };
  });

const filled = (fields: URLSearchParams, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = fields.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
