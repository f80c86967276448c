import { measureNet, type FoldedKind } from "./measure-net";
import type { ModelPlan } from "./model-plan";
import type { Net } from "./net";

type Measured = ReturnType<typeof measureNet>;

const LOAD: Record<FoldedKind, () => Promise<(measures: Measured) => Net>> = {
  mailer: () => import("./nets/mailer").then((file) => file.mailerNet),
  pizza: () => import("./nets/pizza").then((file) => file.pizzaNet),
  carton: () => import("./nets/carton").then((file) => file.cartonNet),
  tuck: () => import("./nets/tuck-box").then((file) => file.tuckBoxNet),
  bag: () => import("./nets/bag").then((file) => file.bagNet),
};

/** Loads what builds the net of one kind: a page of one style needs no other. */
export async function loadNet(kind: FoldedKind): Promise<(plan: ModelPlan) => Net> {
  const build = await LOAD[kind]();
  return (plan) => build(measureNet(kind, plan));
}
