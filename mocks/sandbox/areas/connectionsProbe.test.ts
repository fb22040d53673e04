import { describe, expect, it } from "vitest";
import { endpointOf, probe, type StoredConnection } from "./connectionsProbe";

const connection = (type: string, fields: Partial<StoredConnection> = {}): StoredConnection => ({
  type,
  url: null,
  username: null,
  password: null,
  certificate: null,
  properties: null,
  insecure_tls: null,
  ...fields,
});

describe("where a connection leads", () => {
  it.each([
    ["postgres://reader:s%40crt@db.example.org:5433/ledger", "db.example.org:5433"],
    ["postgres://db.example.org/ledger", "db.example.org:5432"],
    ["postgres://[::1]:6000/x", "[::1]:6000"],
    ["user:secret@tcp(mysql.example.org:3307)/shop", "mysql.example.org:3307"],
    ["user:secret@tcp(mysql.example.org)/shop", "mysql.example.org:5432"],
    ["Server=tcp:sql.example.org,1444;Database=x", "sql.example.org:1444"],
    ["host=db.example.org port=1 dbname=x", "db.example.org:5432"],
    ["db.example.org:99", "db.example.org:99"],
    ["", undefined],
  ])("%s", (url, endpoint) => {
    expect(endpointOf(url, 5432)).toBe(endpoint);
  });
});

describe("the probe", () => {
  it.each(["discord", "smb", "aws", "kubernetes", "webhook"])(
    "knows no test for %s",
    async (type) => {
      expect(await probe(connection(type))).toBe("untestable");
    },
  );

  it.each(["openai", "loki", "anthropic"])("lets %s pass", async (type) => {
    expect(await probe(connection(type))).toBe("ok");
  });

  it("says why it cannot try", async () => {
    expect(await probe(connection("postgres"))).toEqual({
      reason: "the connection has no host and port",
    });
    expect(await probe(connection("http", { url: "nowhere" }))).toEqual({
      reason: '"nowhere" is no http or https URL',
    });
    expect(await probe(connection("http", { url: "secret://a/b/c" }))).toHaveProperty("reason");
    const hidden = { url: "http://127.0.0.1:9", password: "secret://a/b/c" };
    expect(await probe(connection("http", hidden))).toHaveProperty("reason");
  });

  it("does not connect to metadata services", async () => {
    const url = "http://169.254.169.254/latest/meta-data";
    await expect(probe(connection("http", { url }))).rejects.toThrow("metadata address");
    await expect(probe(connection("redis", { url: "redis://169.254.169.254" }))).rejects.toThrow(
      "metadata address",
    );
  });
});
