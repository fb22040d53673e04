import { describe, expect, it } from "vitest";
import { pinnedLookup, refusalOf, RefusedAddress, resolveAllowed } from "./guard";

describe("refusalOf", () => {
  it.each([
    ["169.254.169.254", "a cloud metadata address"],
    ["169.254.1.1", "a link-local address"],
    ["::ffff:169.254.169.254", "a cloud metadata address"],
    ["::ffff:a9fe:101", "a link-local address"],
    ["64:ff9b::a9fe:a9fe", "a link-local address"],
    ["2002:a9fe:a9fe::1", "a link-local address"],
    ["fe80::1", "a link-local address"],
    ["fe80::1%eth0", "a link-local address"],
    ["fd00:ec2::254", "a cloud metadata address"],
    ["100.100.100.200", "a cloud metadata address"],
    ["0.0.0.0", "an unspecified address"],
    ["::", "an unspecified address"],
    ["224.0.0.1", "a multicast or broadcast address"],
    ["255.255.255.255", "a multicast or broadcast address"],
    ["ff02::1", "a multicast or broadcast address"],
  ])("refuses %s", (address, why) => expect(refusalOf(address)).toBe(why));

  it.each([
    "127.0.0.1",
    "::1",
    "10.1.2.3",
    "192.168.1.1",
    "172.16.0.9",
    "fd12:3456::1",
    "93.184.216.34",
    "2606:4700::1",
  ])("allows %s", (address) => expect(refusalOf(address)).toBeNull());
});

describe("resolveAllowed", () => {
  it.each([
    "metadata.google.internal",
    "METADATA.google.internal.",
    "instance-data",
    "[fe80::1]",
    "169.254.169.254",
  ])("refuses %s", async (host) =>
    expect(resolveAllowed(host)).rejects.toBeInstanceOf(RefusedAddress),
  );

  it("refuses a spelling that the resolver turns into a metadata address", async () => {
    await expect(resolveAllowed("2852039166")).rejects.toThrow(
      "resolves to 169.254.169.254, a cloud metadata address",
    );
  });

  it("gives the addresses of a host of this machine", async () => {
    expect(await resolveAllowed("127.0.0.1")).toEqual([{ address: "127.0.0.1", family: 4 }]);
    expect((await resolveAllowed("localhost")).length).toBeGreaterThan(0);
  });

  it("names a host that does not resolve", async () => {
    await expect(resolveAllowed("nowhere.invalid")).rejects.toThrow(
      "The host nowhere.invalid could not be resolved",
    );
  });
});

describe("pinnedLookup", () => {
  it("answers every name with the addresses that were allowed", () => {
    const lookup = pinnedLookup([{ address: "127.0.0.1", family: 4 }]);
    lookup("rebound.example", { all: true }, (_, found) =>
      expect(found).toEqual([{ address: "127.0.0.1", family: 4 }]),
    );
    lookup("rebound.example", {}, (_, found, family) =>
      expect([found, family]).toEqual(["127.0.0.1", 4]),
    );
  });
});
