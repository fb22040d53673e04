import { describe, expect, it } from "vitest";
import type { SilenceEntry } from "~generated/db/reads";
import {
  cloneOf,
  formOf,
  newSilence,
  payloadOf,
  previewOf,
  requestOf,
  silenceIssues,
} from "./silenceModel";

const now = new Date("2026-11-20T12:00:00Z");
const item = "01900000-0006-7000-8000-000000000001";
const stored: SilenceEntry = {
  id: "01900000-001a-7000-8000-000000000001",
  namespace: "default",
  name: "upgrade",
  description: null,
  filter: null,
  selectors: null,
  error: null,
  from: "2026-11-20T10:00:00+00:00",
  until: "2026-11-21T10:00:00+00:00",
  recursive: true,
  config_id: item,
  check_id: null,
  canary_id: null,
  component_id: null,
  source: "UI",
  created_by: null,
  created_at: "2026-11-20T10:00:00+00:00",
  updated_at: "2026-11-20T10:00:00+00:00",
  deleted_at: null,
  creator: null,
  check: null,
  config: null,
  component: null,
  canary: null,
};

describe("a silence", () => {
  it("goes through the form unchanged", () => {
    for (const silence of [
      stored,
      { ...stored, until: null },
      { ...stored, config_id: null, canary_id: item },
      { ...stored, config_id: null, recursive: false, filter: "config.name == 'x'" },
      { ...stored, config_id: null, recursive: false, selectors: [{ types: ["Kubernetes::Pod"] }] },
    ]) {
      const form = formOf(silence);
      expect(silenceIssues(form)).toBeUndefined();
      expect(payloadOf(form, now)).toEqual(
        payloadOf(formOf(silence), new Date(now.getTime() + 5_000)),
      );
      expect(payloadOf(form).filter).toBe(silence.filter);
      expect(payloadOf(form).selectors).toEqual(silence.selectors);
      expect(payloadOf(form).config_id).toBe(silence.config_id);
      expect(payloadOf(form).canary_id).toBe(silence.canary_id);
    }
  });

  it("is cloned for as long as it lasts, from now on, under a name of its own", () => {
    expect(payloadOf(cloneOf(stored, now))).toMatchObject({
      name: "upgrade (copy)",
      from: "2026-11-20T12:00:00.000Z",
      until: "2026-11-21T12:00:00.000Z",
      recursive: true,
      config_id: item,
    });
    expect(payloadOf(cloneOf({ ...stored, until: null }, now), now).until).toBeNull();
  });

  it("begins now and ends as its range says, or never", () => {
    const form = { ...newSilence({ kind: "check", id: item }), name: " night " };
    expect(payloadOf(form, now)).toMatchObject({
      name: "night",
      from: "2026-11-20T12:00:00.000Z",
      until: "2026-11-20T13:00:00.000Z",
      check_id: item,
      config_id: null,
    });
    const endless = payloadOf({ ...form, range: { rangeType: "relative", range: "indefinitely" } });
    expect(endless.until).toBeNull();
    expect(endless).not.toHaveProperty("from");
  });

  it("sends and previews what it goes by alone", () => {
    const form = { ...newSilence({ kind: "config", id: item }), name: "x", filter: "left over" };
    expect(requestOf(form)).not.toHaveProperty("filter");
    expect(previewOf(form)).toEqual({ id: item, type: "config", recursive: false });
    const selectors = { ...form, kind: "selectors" as const, selectors: "- name: a*" };
    expect(requestOf(selectors)).toMatchObject({ selectors: [{ name: "a*" }], config_id: null });
    expect(previewOf(selectors)).toEqual({ selectors: '[{"name":"a*"}]' });
  });

  it("says what is missing in the words of the specification", () => {
    expect(silenceIssues({ ...newSilence(), range: {} })).toEqual({
      name: "Must specify a unique name",
      range: "Please select time range",
      resourceId:
        "You must specify exactly one of the following: a resource, a filter, or selectors",
    });
    const text = { ...newSilence(), name: "x", kind: "selectors" as const, selectors: "a: [" };
    expect(silenceIssues(text)).toEqual({ selectors: "Invalid YAML format in selectors field" });
  });
});
