import { type ReactNode, useState } from "react";
import type { MetaFunction } from "react-router";
import { pageHead } from "../content/head.ts";
import { Alert } from "../ui/alert.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button, type ButtonTone } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { ButtonLink, Link } from "../ui/link.tsx";
import { Menu } from "../ui/menu.tsx";
import { Page } from "../ui/page.tsx";
import { Plate } from "../ui/plate.tsx";
import { Select } from "../ui/select.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Table } from "../ui/table.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { ToastProvider, useToast } from "../ui/toast.tsx";
import { Tooltip, Tooltips } from "../ui/tooltip.tsx";
import { VestingCurve } from "../ui/vesting-curve.tsx";

const tones: readonly ButtonTone[] = ["primary", "secondary", "quiet", "danger"];
const colours = [
  "paper",
  "raised",
  "ink",
  "muted",
  "line",
  "edge",
  "ember",
  "teal",
  "amber",
  "loss",
] as const;

export const meta: MetaFunction = () =>
  pageHead({ title: "Parts", description: "Every part in every state.", hidden: true });

/** Every part in every state. In development only. */
export default function DevUi() {
  return (
    <ToastProvider>
      <Page>
        <div className="frame grid gap-14 py-14">
          <h1 className="text-section">Parts</h1>
          <Foundations />
          <Actions />
          <Forms />
          <Messages />
          <Data />
        </div>
      </Page>
    </ToastProvider>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-t border-line pt-6">
      <h2 className="mb-6 text-title">{title}</h2>
      <div className="grid gap-6">{children}</div>
    </section>
  );
}

function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>;
}

function Foundations() {
  return (
    <Group title="Colour and type">
      <Row>
        {colours.map((colour) => (
          <span key={colour} className="text-caption">
            <span
              className="mb-1 block h-16 w-24 rounded-control border border-edge"
              style={{ background: `var(--${colour})` }}
            />
            {colour}
          </span>
        ))}
      </Row>
      <div>
        <p className="font-display text-display leading-tight">Display 1,234.56</p>
        <p className="font-display text-section leading-tight">Section heading</p>
        <p className="font-display text-heading">Heading</p>
        <p className="font-display text-title">Title</p>
        <p className="text-lead">Lead text</p>
        <p>Body text at reading size, 60 to 70 characters a line.</p>
        <p className="text-small text-muted">Small, muted</p>
        <p className="text-caption text-muted">Caption, muted</p>
        <p className="font-mono text-small">0x26d460c3Cf931Fb2014FA436a49e3Af08619810e</p>
      </div>
    </Group>
  );
}

function Actions() {
  const toast = useToast();
  return (
    <Group title="Buttons, links, menu, dialog, toast, tooltip">
      {tones.map((tone) => (
        <Row key={tone}>
          <Button tone={tone}>{tone}</Button>
          <Button tone={tone} small>
            {tone}, small
          </Button>
          <Button tone={tone} disabled>
            disabled
          </Button>
          <Button tone={tone} pendingLabel="Saving...">
            Save
          </Button>
        </Row>
      ))}
      <Row>
        <ButtonLink to="/">A link as a button</ButtonLink>
        <Link to="/">A link in text</Link>
        <Link to="https://flare.network/">A link elsewhere</Link>
        <Menu
          label="Menu"
          items={[
            { label: "One", to: "/" },
            { label: "Two", to: "/", note: "with a note" },
          ]}
        />
        <Button tone="secondary" data-opens="sample-dialog">
          Open dialog
        </Button>
        <Button tone="secondary" onClick={() => toast({ title: "Blog post approved successfully" })}>
          Toast
        </Button>
        <Button
          tone="secondary"
          onClick={() => toast({ tone: "failure", title: "Not saved", description: "The connection broke." })}
        >
          Failure toast
        </Button>
        <Tooltips>
          <Tooltip text="Opens after 700 ms">
            <Button tone="quiet">Tooltip</Button>
          </Tooltip>
          <Tooltip text="Opens at once after the other">
            <Button tone="quiet">Another</Button>
          </Tooltip>
        </Tooltips>
      </Row>
      <Dialog id="sample-dialog" title="A dialog" description="With a description.">
        <Button data-closes>Close it</Button>
      </Dialog>
    </Group>
  );
}

function Forms() {
  return (
    <Group title="Fields">
      <div className="grid gap-6 md:grid-cols-2">
        <Field label="Label" hint="A hint below.">
          {(control) => <input {...control} placeholder="Placeholder" />}
        </Field>
        <Field label="With a unit" unit="XRP">
          {(control) => <input {...control} type="number" defaultValue={1000} />}
        </Field>
        <Field label="With an error" error="Please enter a wallet address">
          {(control) => <input {...control} />}
        </Field>
        <Field label="With a note" note="Not a number: counted as 0.">
          {(control) => <input {...control} />}
        </Field>
        <Field label="Choice">
          {(control) => (
            <Select {...control}>
              <option>XRP</option>
              <option>FLR</option>
            </Select>
          )}
        </Field>
        <Field label="Disabled">{(control) => <input {...control} disabled defaultValue="Fixed" />}</Field>
        <Field label="Long text">{(control) => <textarea {...control} rows={3} />}</Field>
      </div>
    </Group>
  );
}

function Messages() {
  return (
    <Group title="Alerts, badges, skeletons">
      <Alert title="Read-only">A fact worth knowing.</Alert>
      <Alert tone="caution" title="Mind this">
        Something to mind before going on.
      </Alert>
      <Alert tone="failure">Login failed</Alert>
      <Row>
        <Badge>Draft</Badge>
        <Badge tone="waiting">Pending</Badge>
        <Badge tone="good">Approved</Badge>
        <Badge tone="live">Published</Badge>
        <Badge tone="refused">Rejected</Badge>
      </Row>
      <div className="grid gap-3">
        <Skeleton className="h-6 w-64" />
        <Skeleton className="h-24 w-full" />
      </div>
    </Group>
  );
}

function Data() {
  const [tab, setTab] = useState<"one" | "two">("one");
  const columns = [
    { head: "Name", cell: (row: { name: string; value: string }) => row.name },
    { head: "Value", numeric: true, cell: (row: { name: string; value: string }) => row.value },
  ];
  return (
    <Group title="Card, tabs, table, figure">
      <Tabs
        label="Sample"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: "one",
            label: "Filled",
            panel: (
              <Table
                caption="Filled table"
                columns={columns}
                rows={[
                  { name: "First", value: "1,120.00" },
                  { name: "Second", value: "98.50" },
                ]}
                rowKey={(row) => row.name}
              />
            ),
          },
          {
            value: "two",
            label: "Empty",
            panel: (
              <Table
                caption="Empty table"
                columns={columns}
                rows={[]}
                rowKey={(row) => row.name}
                empty="Nothing yet."
              />
            ),
          },
        ]}
      />
      <Card className="max-w-112">
        <Plate number={1} caption="A figure on a card.">
          <VestingCurve />
        </Plate>
      </Card>
    </Group>
  );
}
