import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MarkdownBody } from "./MarkdownBody";

const html = (text: string) => renderToStaticMarkup(<MarkdownBody text={text} />);

test("paragraphs, lists, code and tables are made up", () => {
  expect(html("one **two**\n\n- a\n- b")).toMatch(/<strong>two<\/strong>[^]*<li>a<\/li>/);
  expect(html("| a |\n|---|\n| b |")).toContain("<td>b</td>");
  expect(html("`x < y`")).toContain("<code>x &lt; y</code>");
});

test.each([
  ["<script>alert(1)</script>", "script"],
  ["text <img src=x onerror=alert(1)> text", "img"],
  ["<iframe src='https://evil.example'></iframe>", "iframe"],
  ["<a href='javascript:alert(1)'>x</a>", "a"],
  ["<svg onload=alert(1)>", "svg"],
  ["<style>*{display:none}</style>", "style"],
])("HTML in %s stays text", (text, element) => {
  expect(html(text)).not.toMatch(new RegExp(`<${element}[\\s>]`));
  expect(html(text)).toContain(`&lt;${element}`);
});

test.each([
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](data:text/html;base64,PHNjcmlwdD4=)",
  "[x](vbscript:msgbox)",
  "[x](  javascript:alert(1))",
  "[x][1]\n\n[1]: javascript:alert(1)",
  "<javascript:alert(1)>",
  "![x](javascript:alert(1))",
  "![x](data:image/svg+xml,<svg onload=alert(1)>)",
])("%s leads nowhere", (text) => {
  expect(html(text)).not.toMatch(/href|src=/);
});

test("a link to another site opens beside and tells it nothing", () => {
  expect(html("[site](https://example.org/a)")).toContain(
    '<a href="https://example.org/a" target="_blank" rel="noopener noreferrer nofollow">site</a>',
  );
  expect(html("[item](/catalog/1)")).toContain('<a href="/catalog/1">item</a>');
});

test("a picture is a link, not a request", () => {
  expect(html("![chart](https://example.org/a.png)")).toMatch(
    /^<p><a href="https:\/\/example.org\/a.png"[^>]*>chart<\/a><\/p>$/,
  );
});

test("a mention is a person, with nothing to click", () => {
  expect(html("thanks @[Ada <b> Osei](user:0186b7a5-0001)")).toMatch(
    /^<p>thanks <span[^>]*>@Ada &lt;b&gt; Osei<\/span><\/p>$/,
  );
});

test("headings start below the page's own", () => {
  expect(html("# One\n\n###### Six")).toMatch(/<h3>One<\/h3>\s*<h6>Six<\/h6>/);
});
