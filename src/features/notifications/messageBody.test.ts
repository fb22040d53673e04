import { describe, expect, it } from "vitest";
import { messageLine, messageMarkdown } from "./messageBody";
import { sendStatus } from "./sendStatus";

describe("body of a notification", () => {
  it("writes chat blocks out", () => {
    const blocks = [
      { type: "header", text: { type: "plain_text", text: "checkout is down" } },
      {
        type: "section",
        text: { type: "mrkdwn", text: "*Pod* <https://x.example/1|api-1> is ~well~ ill" },
      },
      {
        type: "section",
        fields: [
          { type: "mrkdwn", text: "*Env*\nprod" },
          { type: "mrkdwn", text: "b" },
        ],
      },
      { type: "divider" },
      {
        type: "actions",
        elements: [
          {
            type: "button",
            text: { type: "plain_text", text: "Silence" },
            url: "https://x.example/s",
          },
        ],
      },
    ];
    expect(messageMarkdown(JSON.stringify({ blocks }))).toBe(
      [
        "### checkout is down",
        "**Pod** [api-1](https://x.example/1) is ~~well~~ ill",
        "- **Env**  \nprod\n- b",
        "---",
        "[Silence](https://x.example/s)",
      ].join("\n\n"),
    );
  });

  it.each(["plain text", "# Markdown", "{not json", "<b>x</b>"])("leaves %s as it is", (body) => {
    expect(messageMarkdown(body)).toBe(body);
  });
});

it("shows the JSON of a webhook as code that nothing in it ends", () => {
  expect(messageMarkdown('{"a":"```"}')).toBe('````json\n{\n  "a": "```"\n}\n````');
});

it("has a label for every state, also one that nobody knows", () => {
  expect(sendStatus("pending_playbook_completion").label).toBe("Playbook In Progress");
  expect(sendStatus("pending_inhibited")).toEqual({
    value: "pending_inhibited",
    label: "Pending inhibited",
    tone: "unknown",
  });
  expect(sendStatus(null).label).toBe("Unknown");
});

it.each([
  ["**checkout is down**\n\nLook at it", "checkout is down"],
  [
    '{"blocks":[{"type":"header","text":{"type":"plain_text","text":"api is down"}}]}',
    "api is down",
  ],
  ['{"title":"web is down","message":"see [here](http://x.example)"}', "web is down"],
  ['{"subject":1}', ""],
  ["{ not json", "{ not json"],
  ["\nSee [the page](http://x.example/a) `now`", "See the page now"],
])("shows %j as the line %j", (body, line) => {
  expect(messageLine(body)).toBe(line);
});
