import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AnsiText } from "./AnsiText";

/** What is drawn, without the names of classes. */
const drawn = (text: string, search?: string) =>
  renderToStaticMarkup(<AnsiText text={text} search={search} />).replaceAll(/ class="[^"]*"/g, "");

describe("AnsiText", () => {
  it("makes no markup of a message", () => {
    expect(drawn("<img src=x onerror=alert(1)> \u001B[31m<b>")).toBe(
      "&lt;img src=x onerror=alert(1)&gt; <span>&lt;b&gt;</span>",
    );
  });

  it("marks what is searched for, also across colours", () => {
    expect(drawn("a Time\u001B[31mout b TIMEOUT", "timeout")).toBe(
      "a <mark>Time</mark><mark>out</mark><span> b </span><mark>TIMEOUT</mark>",
    );
    expect(drawn("nothing", "  ")).toBe("nothing");
  });
});
