/** What the printable pages are made of: sheets, lines to write on, boxes to tick, tables to fill in. */
import type { ReactNode } from "react";

/** One sheet of paper. */
export function PaperSheet({ children }: { readonly children: ReactNode }) {
  return <section className="paper-sheet">{children}</section>;
}

/** Empty lines. Nothing is there to be heard. */
export function Lines({ count }: { readonly count: number }) {
  return (
    <div className="paper-lines" aria-hidden>
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty lines have nothing but their place
        <i key={line} />
      ))}
    </div>
  );
}

/** Steps with a box each. */
export function Boxes({ steps }: { readonly steps: readonly ReactNode[] }) {
  return (
    <ul className="paper-boxes">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps are fixed
        <li key={index}>{step}</li>
      ))}
    </ul>
  );
}

interface FormTableProps {
  readonly columns: readonly string[];
  /** The first cell of each row; the others are empty. */
  readonly rows: readonly string[];
}

/** A table to be filled in by hand. */
export function FormTable({ columns, rows }: FormTableProps) {
  return (
    <table className="paper-form">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows to fill in may be equal
          <tr key={index}>
            <td>{row}</td>
            {columns.slice(1).map((column) => (
              <td key={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Name and date at the head of a sheet. */
export function Owner() {
  return (
    <p className="paper-owner" aria-hidden>
      <span>Name</span>
      <span>Date</span>
    </p>
  );
}
