import { expect, it } from "vitest";
import { attributesOf, chosenIn, withChosen } from "./silenceAttributes";

const attributes = attributesOf(
  { type: "Kubernetes::Pod", tags: { namespace: "shop", cluster: "eu-1" } },
  [{ type: "Kubernetes::Deployment" }, { type: "Kubernetes::Pod" }],
);

it("offers each kind once, and the tags of the item", () => {
  expect(attributes.map(({ label }) => label)).toEqual([
    "Kubernetes::Pod",
    "Kubernetes::Deployment",
    "namespace: shop",
    "cluster: eu-1",
  ]);
});

it("writes what is ticked as selectors, and keeps what was typed", () => {
  const text = withChosen("- name: web\n", attributes, ["Kubernetes::Pod", "namespace: shop"]);
  expect(text).toBe(
    "- name: web\n- types:\n    - Kubernetes::Pod\n- tagSelector: namespace=shop\n",
  );
  expect(chosenIn(text, attributes)).toEqual(["Kubernetes::Pod", "namespace: shop"]);
  expect(withChosen(text, attributes, [])).toBe("- name: web\n");
  expect(withChosen("", attributes, [])).toBe("");
});

it("leaves a text alone that is no list", () => {
  expect(withChosen("types: [a", attributes, ["Kubernetes::Pod"])).toBe("types: [a");
  expect(chosenIn("types: [a", attributes)).toEqual([]);
});
