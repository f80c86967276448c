import { expect, it } from "vitest";
import { cartItemSchema } from "@/lib/orders/cart/schemas";
import { featuredRequestSchema } from "@/lib/catalogue/admin/schemas";
import { favouriteProductsQuerySchema } from "@/lib/catalogue/favourites/schemas";
import { emailField, idField, requiredText } from "./fields";

it.each([undefined, null, 7, "", "  "])("asks for a text where it gets %j", (value) => {
  expect(requiredText("City", 80).safeParse(value).error?.issues[0]?.message).toBe(
    "Please fill in the City field.",
  );
  const email = emailField.safeParse(value).error?.issues[0]?.message;
  expect(email).toBe("Please fill in the Email field.");
});

it("finds rows by ids in capital letters, in lists, carts and orders too", () => {
  const id = "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a10";
  const typed = id.toUpperCase();
  expect(idField().parse(typed)).toBe(id);
  expect(cartItemSchema.parse({ product: typed, quantity: 1 }).product).toBe(id);
  expect(cartItemSchema.parse({ product: "An Old Id", quantity: 1 }).product).toBe("An Old Id");
  expect(favouriteProductsQuerySchema.parse({ ids: `${typed},${id}` }).ids).toEqual([id, id]);
  expect(featuredRequestSchema.safeParse({ products: [id, typed] }).success).toBe(false);
});
