import type { Key, ReactNode } from "react";

/** One column: its head, and how a row fills it. Figures stand right, in columns of equal digits. */
export interface Column<Row> {
  readonly head: string;
  readonly numeric?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** Read to screen readers, and the name of the scrolling region. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => Key;
  /** Stands in for the rows where there are none. */
  readonly empty?: ReactNode;
}

/** Rows of like things. Scrolls sideways by itself where the columns do not fit. */
export function Table<Row>({ caption, columns, rows, rowKey, empty }: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="scroll-hint overflow-x-auto">
      <table className="figures w-full border-collapse text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.head}
                scope="col"
                className={`border-b border-ink py-3 pr-6 align-bottom font-bold leading-snug last:pr-0 ${column.numeric ? "text-right" : "text-left"}`}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="hover:bg-raised">
              {columns.map((column) => (
                <td
                  key={column.head}
                  className={`border-b border-line py-2.5 pr-6 last:pr-0 ${column.numeric ? "whitespace-nowrap text-right" : ""}`}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className="py-6 text-muted">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
