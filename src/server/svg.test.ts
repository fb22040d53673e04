import { describe, expect, it } from "vitest";
import { sanitiseSvg } from "./svg";

describe("sanitiseSvg", () => {
  it("keeps a plain drawing as it is", () => {
    const svg =
      '<svg viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg"><g fill="#fff"><path d="M0 0"></path></g></svg>';
    expect(sanitiseSvg(svg)).toBe(svg);
  });

  it.each([
    [
      "a script",
      '<svg><script href="x">alert(1)</script><path d="M0"/></svg>',
      '<svg><path d="M0"/></svg>',
    ],
    [
      "an embedded page",
      "<svg><foreignObject><div><g></g></div></foreignObject><g></g></svg>",
      "<svg><g></g></svg>",
    ],
    [
      "an editor's metadata",
      '<svg xmlns:bx="u"><bx:export><bx:file format="svg"/></bx:export></svg>',
      "<svg></svg>",
    ],
    [
      "a handler",
      '<svg onload="alert(1)"><path onClick="x" d="M0"/></svg>',
      '<svg><path d="M0"/></svg>',
    ],
    ["a style", '<svg style="background:url(x)"></svg>', "<svg></svg>"],
    [
      "a foreign reference",
      '<svg><use href="https://x/y#z"/><image href="http://x/p.png"/></svg>',
      "<svg><use/><image/></svg>",
    ],
    [
      "a foreign paint",
      '<svg><path fill="url(https://x)"/><path fill="url(#a)"/></svg>',
      '<svg><path/><path fill="url(#a)"/></svg>',
    ],
    [
      "a link that runs",
      '<svg><a href="javascript:alert(1)"><path d="M0"/></a></svg>',
      "<svg></svg>",
    ],
    ["an old reference name", '<svg><use xlink:href="#a"/></svg>', '<svg><use href="#a"/></svg>'],
  ])("removes or mends %s", (_, svg, expected) => {
    expect(sanitiseSvg(svg)).toBe(expected);
  });
});
