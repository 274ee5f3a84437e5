import type { ReactNode } from "react";
import { Alert } from "../../ui/alert.tsx";
import type { Report } from "./report.ts";

const ZERO = `0x${"0".repeat(40)}`;

/** What to know of the addresses before reading figures that are nothing; nothing where there is nothing to say. */
export function Notices({ report }: { readonly report: Report }) {
  const { owners, claims, unclaimed, complete } = report;
  if (owners.some(({ address }) => address === ZERO)) {
    return (
      <Notice title="This is the zero address">
        Nobody holds its key. Tokens that are sent there are gone; rewards are never given to it.
      </Notice>
    );
  }
  if (!complete || claims.length > 0 || unclaimed.rewards.length > 0) return null;
  return (
    <Notice title="No RFLR was ever assigned here">
      If you expected some, look at these first:
      <ul className="bullets mt-1">
        <li>Is it the address you used the applications with? Wallets hold several.</li>
        <li>Is it on Flare? Songbird, Coston and Coston2 have addresses that look the same, and no RFLR.</li>
        <li>Is it an exchange's address? Rewards go to the wallet that used the application.</li>
        <li>Was it this month? Projects hand rewards out after a month has ended.</li>
      </ul>
    </Notice>
  );
}

function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Alert title={title}>
      <div>{children}</div>
    </Alert>
  );
}
