import { Alert } from "../../ui/alert.tsx";
import { shortAddress } from "./format.ts";
import type { Report } from "./report.ts";

/** What to know of addresses that have nothing to show: the zero address, a contract, another network's. */
export function Notices({ report: { owners } }: { readonly report: Report }) {
  return owners.map(
    ({ address, note }) =>
      note !== null && (
        <Alert
          key={address}
          title={owners.length > 1 ? `About ${shortAddress(address)}` : "About this address"}
        >
          <p>{note}</p>
        </Alert>
      ),
  );
}
